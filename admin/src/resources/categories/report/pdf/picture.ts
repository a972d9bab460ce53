/** Pixels per point: 360 dpi. */
const PIXELS_PER_POINT = 5;
/** The app's own fonts for these scripts (main.tsx); they have matching Latin letters. */
const FAMILY = '"Noto Sans Sinhala", "Noto Sans Tamil", sans-serif';
/** Ascent above the baseline, as a fraction of the font size: Sinhala and Tamil letters are tall. */
const ASCENT = 1.1;

const ruler = document.createElement('canvas').getContext('2d');

/** How a line is written. */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
}

const fontOf = ({ size, bold }: TextStyle): string => `${bold ? 'bold ' : ''}${size * PIXELS_PER_POINT}px ${FAMILY}`;

/** Canvas text uses a font only once it is loaded. */
export async function loadFonts(text: string): Promise<void> {
  const fonts = ['Noto Sans Sinhala', 'Noto Sans Tamil'].flatMap((family) => [
    `16px "${family}"`,
    `bold 16px "${family}"`,
  ]);
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
}

/** The width of a line as the browser shapes it, in points. */
export function widthOf(line: string, face: TextStyle): number {
  if (!ruler) return 0;
  ruler.font = fontOf(face);
  return ruler.measureText(line).width / PIXELS_PER_POINT;
}

interface Box {
  width: number;
  face: TextStyle;
  lineHeight: number;
  /** Colour of the background. */
  ground: string;
}

/** Lines of text on a canvas, at print resolution. */
export function pictureOf(lines: readonly string[], { width, face, lineHeight, ground }: Box): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PIXELS_PER_POINT);
  canvas.height = Math.ceil(lines.length * lineHeight * PIXELS_PER_POINT);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser draws no text.');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = face.color;
  context.font = fontOf(face);
  lines.forEach((line, index) =>
    context.fillText(line, 0, (index * lineHeight + ASCENT * face.size) * PIXELS_PER_POINT),
  );
  return canvas;
}

/** Distance of a line's baseline from the top of the picture. */
export const baselineOf = (index: number, { face, lineHeight }: Box): number => index * lineHeight + ASCENT * face.size;
