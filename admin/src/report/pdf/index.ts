import { jsPDF } from 'jspdf';
import { autoTable, type Cell } from 'jspdf-autotable';
import { COLUMNS, type ReportColumn } from '../detail';
import type { Report } from '../useReport';
import { embedFonts, writeInvisible } from './fonts';
import { baselineOf, loadFonts, pictureOf, wrapLines } from './picture';
import { isPlain } from './scripts';

const MARGIN = 40;
const SIZE = 9;
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
const INK = '#1c2a38';
const SOFT = '#44525f';
const PRIMARY = '#0a5257';

/** Draws lines as a picture, with invisible text over it that can be searched and copied. */
function put(doc: jsPDF, lines: readonly string[], x: number, top: number, width: number, size: number): void {
  const box = { width, size, lineHeight: size * LINE };
  doc.addImage(pictureOf(lines, box), 'PNG', x, top, width, lines.length * box.lineHeight, undefined, 'FAST');
  lines.forEach((line, index) => writeInvisible(doc, line, x, top + baselineOf(index, box), size));
}

/** Writes a paragraph; returns the y below it. */
function paragraph(doc: jsPDF, text: string, top: number, size: number, color: string): number {
  const width = doc.internal.pageSize.getWidth() - 2 * MARGIN;
  const plain = isPlain(text);
  doc.setFontSize(size).setTextColor(color);
  const lines = plain ? (doc.splitTextToSize(text, width) as string[]) : wrapLines(text, width, size);
  if (plain) doc.text(lines, MARGIN, top + size);
  else put(doc, lines, MARGIN, top, width, size);
  return top + lines.length * size * LINE;
}

/** The teachers' report as a PDF (spec section 9): repeated header, page numbers, names in their own script. */
export async function makePdf(report: Report, pageWords: (page: number, pages: number) => string): Promise<Blob> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  const everything = `${report.about} ${report.rows.flatMap((row) => Object.values(row)).join(' ')}`;
  if (!isPlain(everything)) await Promise.all([loadFonts(everything), embedFonts(doc, everything)]);
  doc.setLineHeightFactor(LINE).setProperties({ title: report.title }).setLanguage('en');
  doc.setFont('helvetica', 'bold');
  const below = paragraph(doc, report.title, MARGIN, 16, PRIMARY);
  doc.setFont('helvetica', 'normal');
  const start = paragraph(doc, report.about, below, 10, SOFT);

  const drawn = new WeakMap<Cell, string[]>();
  autoTable(doc, {
    startY: start + 10,
    margin: MARGIN,
    theme: 'grid',
    showHead: 'everyPage',
    rowPageBreak: 'avoid',
    head: [COLUMNS.map((column) => report.heads[column])],
    body: report.rows.map((row) => COLUMNS.map((column) => row[column])),
    styles: {
      font: 'helvetica',
      fontSize: SIZE,
      cellPadding: PAD,
      textColor: INK,
      lineColor: '#dcd7cd',
      lineWidth: 0.5,
    },
    headStyles: { fillColor: PRIMARY, textColor: '#ffffff', fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      COLUMNS.map((column, index) => [index, WIDTHS[column] ? { cellWidth: WIDTHS[column] } : {}]),
    ),
    didParseCell: ({ cell }) => {
      if (isPlain(cell.text.join('\n'))) return;
      cell.styles.overflow = (text, width) => [text].flat().flatMap((line) => wrapLines(line, width, SIZE));
    },
    willDrawCell: ({ cell }) => {
      if (isPlain(cell.text.join('\n'))) return;
      drawn.set(cell, cell.text);
      cell.text = [];
    },
    didDrawCell: ({ cell }) => {
      const lines = drawn.get(cell);
      if (lines) put(doc, lines, cell.x + PAD, cell.y + PAD, cell.width - 2 * PAD, SIZE);
    },
  });

  const pages = doc.getNumberOfPages();
  const { width, height } = doc.internal.pageSize;
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page).setFontSize(SIZE).setTextColor(SOFT);
    doc.text(pageWords(page, pages), width - MARGIN, height - 20, { align: 'right' });
  }
  return doc.output('blob');
}
