import { inflateSync } from 'node:zlib';

/** The profile of a picture: the amount of ink in each column of pixels, from the first with ink to the last. */
export type Ink = readonly number[];

/** RGB, eight bits each. */
const COLORS = 3;
const WHITE = 255;

/** Predictors of the PNG filters (PNG specification, section 9): left, above, and upper left. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [number, number, number];
    return a <= b && a <= c ? left : b <= c ? up : corner;
  },
];

/** The pixels of a picture as PDF keeps a PNG's lines. */
function pixelsOf(lines: Buffer, width: number): Buffer {
  const length = width * COLORS;
  const height = lines.length / (length + 1);
  const pixels = Buffer.alloc(length * height);
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (pixels[y * length + x] ?? 0));
  for (let y = 0; y < height; y += 1) {
    const told = FILTERS[lines[y * (length + 1)] ?? 0] ?? (() => 0);
    for (let x = 0; x < length; x += 1) {
      const guess = told(at(x - COLORS, y), at(x, y - 1), at(x - COLORS, y - 1));
      pixels[y * length + x] = ((lines[y * (length + 1) + 1 + x] ?? 0) + guess) & 0xff;
    }
  }
  return pixels;
}

export function inkProfileOf(pixels: Buffer, width: number): Ink {
  const columns = Array.from({ length: width }, () => 0);
  for (let i = 0; i < pixels.length; i += COLORS) {
    const column = (i / COLORS) % width;
    columns[column] = (columns[column] ?? 0) + WHITE - (pixels[i] ?? WHITE);
  }
  const inked = columns.map((ink, x) => (ink > WHITE / 2 ? x : -1)).filter((x) => x >= 0);
  return columns.slice(inked[0], (inked.at(-1) ?? -1) + 1);
}

interface Drawing {
  readonly pixels: Buffer;
  readonly width: number;
}

/** The drawings of a PDF of jsPDF, in the order of its pages. */
function drawingsOf(pdf: Buffer): Drawing[] {
  const text = pdf.toString('latin1');
  const drawings: Drawing[] = [];
  for (const [, head = '', stream = ''] of text.matchAll(
    / 0 obj\n(<<[^\n]*(?:\n[^\n]+)*?)\nstream\n([\s\S]*?)\nendstream/g,
  )) {
    const width = Number(/\/Subtype \/Image[\s\S]*\/Width (\d+)/.exec(head)?.[1]);
    if (width > 0) drawings.push({ pixels: pixelsOf(inflateSync(Buffer.from(stream, 'latin1')), width), width });
  }
  return drawings;
}

export const pdfPictures = (pdf: Buffer): Ink[] =>
  drawingsOf(pdf).map(({ pixels, width }) => inkProfileOf(pixels, width));

/** The colour of each drawing's first pixel: what is written on. */
export const pdfGrounds = (pdf: Buffer): string[] =>
  drawingsOf(pdf).map(({ pixels }) => `#${pixels.subarray(0, COLORS).toString('hex')}`);

/** How alike two drawings are, whatever their size: 1 for the same, 0 for nothing in common. */
export function similarity(one: Ink, other: Ink): number {
  const BINS = 120;
  const [a, b] = [one, other].map((ink) => {
    const bins = Array.from({ length: BINS }, () => 0);
    ink.forEach((value, x) => {
      const bin = Math.floor((x / ink.length) * BINS);
      bins[bin] = (bins[bin] ?? 0) + value;
    });
    const mean = bins.reduce((sum, value) => sum + value, 0) / BINS;
    return bins.map((value) => value - mean);
  }) as [number[], number[]];
  const product = (p: number[], q: number[]): number => p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
