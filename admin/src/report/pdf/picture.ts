/** Pixels per point: 360 dpi. */
const PIXELS_PER_POINT = 5;
/** The app's own fonts for these scripts (main.tsx); they have matching Latin letters. */
const FAMILY = '"Noto Sans Sinhala", "Noto Sans Tamil", sans-serif';
/** Ascent above the baseline, as a fraction of the font size: Sinhala and Tamil letters are tall. */
const ASCENT = 1.1;

const ruler = document.createElement('canvas').getContext('2d');
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Canvas text uses a font only once it is loaded. */
export async function loadFonts(text: string): Promise<void> {
  await Promise.all(
    ['Noto Sans Sinhala', 'Noto Sans Tamil'].map((family) => document.fonts.load(`16px "${family}"`, text)),
  );
}

/** The width of a line as the browser shapes it, in points. */
export function widthOf(line: string, size: number): number {
  if (!ruler) return 0;
  ruler.font = `${size * PIXELS_PER_POINT}px ${FAMILY}`;
  return ruler.measureText(line).width / PIXELS_PER_POINT;
}

/** The parts between line-break opportunities: words, and the letters of a word wider than a line. */
function piecesOf(text: string, width: number, size: number): string[] {
  return text
    .split(/(?<= )/)
    .flatMap((word) =>
      widthOf(word.trimEnd(), size) <= width ? [word] : [...graphemes.segment(word)].map(({ segment }) => segment),
    );
}

/** Breaks a paragraph into lines. */
export function wrapLines(text: string, width: number, size: number): string[] {
  const lines = [''];
  for (const piece of piecesOf(text, width, size)) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf((line + piece).trimEnd(), size) > width) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => line.trimEnd());
}

interface Box {
  width: number;
  size: number;
  lineHeight: number;
}

/** Lines of text on a canvas, at print resolution. */
export function pictureOf(lines: readonly string[], { width, size, lineHeight }: Box): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXELS_PER_POINT);
  canvas.height = Math.ceil(lines.length * lineHeight * PIXELS_PER_POINT);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws no text.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#1c2a38';
  context.font = `${size * PIXELS_PER_POINT}px ${FAMILY}`;
  lines.forEach((line, index) => context.fillText(line, 0, (index * lineHeight + ASCENT * size) * PIXELS_PER_POINT));
  return canvas;
}

/** Distance of a line's baseline from the top of the picture. */
export const baselineOf = (index: number, { size, lineHeight }: Box): number => index * lineHeight + ASCENT * size;
