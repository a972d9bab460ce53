import { jsPDF } from 'jspdf';
import { autoTable, type Cell } from 'jspdf-autotable';
import { wrapLines } from '../../../../../../public-web/shared/wrapLines';
import { COLUMNS, type ReportColumn } from '../detail';
import type { Report } from '../useReport';
import { embedFonts, writeInvisible } from './fonts';
import { baselineOf, type TextStyle, loadFonts, pictureOf, widthOf } from './picture';
import { isPlain } from './scripts';

const MARGIN = 40;
const LINE = 1.45;
const PAD = 5;
/** Widths in points; what is left is for the qualifications. */
const WIDTHS: Partial<Record<ReportColumn, number>> = {
  number: 30,
  teacher: 110,
  service: 110,
  age: 32,
  experience: 62,
};
/** Columns of one short line, wider where a language needs it. */
const SHORT: readonly ReportColumn[] = ['number', 'age', 'experience'];
const INK = '#1c2a38';
const SOFT = '#44525f';
const PRIMARY = '#0a5257';
const WHITE = '#ffffff';

const TITLE: TextStyle = { size: 16, color: PRIMARY, bold: true };
const ABOUT: TextStyle = { size: 10, color: SOFT };
const HEAD: TextStyle = { size: 9, color: WHITE, bold: true };
const CELL: TextStyle = { size: 9, color: INK };
const FOOT: TextStyle = { size: 9, color: SOFT };

interface Place {
  x: number;
  top: number;
  width: number;
  ground?: string;
}

/** Draws lines as a picture, with invisible text over it that can be searched and copied. */
function put(doc: jsPDF, lines: readonly string[], face: TextStyle, { x, top, width, ground = WHITE }: Place): void {
  const box = { width, face, ground, lineHeight: face.size * LINE };
  doc.addImage(pictureOf(lines, box), 'PNG', x, top, width, lines.length * box.lineHeight, undefined, 'FAST');
  lines.forEach((line, index) => writeInvisible(doc, line, x, top + baselineOf(index, box), face));
}

function setFace(doc: jsPDF, { size, color, bold }: TextStyle): void {
  doc
    .setFont('helvetica', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(color);
}

/** Writes a paragraph; returns the y below it. */
function paragraph(doc: jsPDF, text: string, top: number, face: TextStyle): number {
  const width = doc.internal.pageSize.getWidth() - 2 * MARGIN;
  const plain = isPlain(text);
  setFace(doc, face);
  const lines = plain
    ? (doc.splitTextToSize(text, width) as string[])
    : wrapLines(text, width, (line) => widthOf(line, face));
  if (plain) doc.text(lines, MARGIN, top + face.size);
  else put(doc, lines, face, { x: MARGIN, top, width });
  return top + lines.length * face.size * LINE;
}

/** Writes one line that ends at the right margin. */
function lastLine(doc: jsPDF, text: string): void {
  const { width, height } = doc.internal.pageSize;
  const [right, baseline] = [width - MARGIN, height - 20];
  setFace(doc, FOOT);
  if (isPlain(text)) return void doc.text(text, right, baseline, { align: 'right' });
  const own = widthOf(text, FOOT);
  put(doc, [text], FOOT, { x: right - own, top: baseline - FOOT.size, width: own });
}

/** No word of a short column is broken. */
function columnWidths({ heads, rows }: Report): Record<number, { cellWidth?: number }> {
  const needed = (column: ReportColumn): number =>
    2 * PAD + Math.ceil(Math.max(widthOf(heads[column], HEAD), ...rows.map((row) => widthOf(row[column], CELL))));
  return Object.fromEntries(
    COLUMNS.map((column, index) => {
      const cellWidth = WIDTHS[column];
      if (cellWidth === undefined) return [index, {}];
      return [index, { cellWidth: SHORT.includes(column) ? Math.max(cellWidth, needed(column)) : cellWidth }];
    }),
  );
}

/** The teachers' report as a PDF (spec section 9): repeated header, page numbers, names in their own script. */
export async function makePdf(report: Report, pageWords: (page: number, pages: number) => string): Promise<Blob> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  const { title, about, heads, rows } = report;
  const everything = [title, about, pageWords(1, 1), ...[heads, ...rows].flatMap((row) => Object.values(row))].join(
    ' ',
  );
  if (!isPlain(everything)) await Promise.all([loadFonts(everything), embedFonts(doc, everything)]);
  doc.setLineHeightFactor(LINE).setProperties({ title }).setLanguage(report.language);
  const below = paragraph(doc, title, MARGIN, TITLE);
  const start = paragraph(doc, about, below, ABOUT);

  const drawn = new WeakMap<Cell, string[]>();
  const faceOf = (section: string): TextStyle => (section === 'head' ? HEAD : CELL);
  autoTable(doc, {
    startY: start + 10,
    margin: MARGIN,
    theme: 'grid',
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    head: [COLUMNS.map((column) => heads[column])],
    body: rows.map((row) => COLUMNS.map((column) => row[column])),
    styles: {
      font: 'helvetica',
      fontSize: CELL.size,
      cellPadding: PAD,
      textColor: INK,
      lineColor: '#dcd7cd',
      lineWidth: 0.5,
    },
    headStyles: { fillColor: PRIMARY, textColor: WHITE, fontStyle: 'bold' },
    columnStyles: columnWidths(report),
    // jsPDF's own lines end within a word that is wider than its column.
    didParseCell: ({ cell, section }) => {
      const isDrawn = !isPlain(cell.text.join('\n'));
      const width = (part: string) => (isDrawn ? widthOf(part, faceOf(section)) : doc.getTextWidth(part));
      cell.styles.overflow = (text, room) => [text].flat().flatMap((line) => wrapLines(line, room, width));
    },
    willDrawCell: ({ cell }) => {
      if (isPlain(cell.text.join('\n'))) return;
      drawn.set(cell, cell.text);
      cell.text = [];
    },
    didDrawCell: ({ cell, section }) => {
      const lines = drawn.get(cell);
      const place = { x: cell.x + PAD, top: cell.y + PAD, width: cell.width - 2 * PAD };
      if (lines) put(doc, lines, faceOf(section), { ...place, ground: section === 'head' ? PRIMARY : WHITE });
    },
  });

  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    lastLine(doc, pageWords(page, pages));
  }
  return doc.output('blob');
}
