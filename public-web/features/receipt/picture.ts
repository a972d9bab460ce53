import { LIGHT } from '#contract/colours';
import { qrPath } from '../../shared/qrPath.js';
import { saveFile } from '../../shared/saveFile.js';
import { wrapLines } from '../../shared/wrapLines.js';
import { PROVIDER } from '../../provider.js';

const WIDTH = 1080;
const MARGIN = 72;
const QR_SIDE = 420;
const SIZES = { name: 56, first: 64, line: 40 } as const;
const LEADING = 1.5;
/** The place of the reference among the lines. */
const REFERENCE = 1;
/** The three stones of the logo: centre and radii in its own 48 by 40 units. */
const STONES = [
  { x: 10, y: 32, colour: LIGHT.stone },
  { x: 24, y: 22, colour: LIGHT.accent },
  { x: 38, y: 11, colour: LIGHT.primary },
] as const;

interface Placed {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  readonly bottom: number;
}

/** What the picture of a receipt says. It lies in a gallery that others see: nothing of the child. */
export interface Picture {
  label: string;
  reference: string;
  lines: readonly string[];
  /** The private page, as a code, and what the code is. */
  code?: { address: string; label: string } | undefined;
}

/**
 * Saves a receipt as a picture: the name, the reference in large letters, the lines, and the code of the private page.
 * @throws if the browser has no canvas
 */
export async function savePicture(file: string, { label, reference, lines, code }: Picture): Promise<void> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const font = getComputedStyle(document.body).fontFamily;
  const set = (size: number, bold: boolean) => (pen.font = `${bold ? '700' : '400'} ${size}px ${font}`);
  await document.fonts.ready;

  let bottom = MARGIN + SIZES.name * LEADING;
  const said = [label, reference, ...lines, ...(code ? [code.label] : [])];
  const placed: Placed[] = said.flatMap((line, place) => {
    const bold = place === REFERENCE;
    const size = bold ? SIZES.first : SIZES.line;
    set(size, bold);
    return wrapLines(line, WIDTH - 2 * MARGIN, (text) => pen.measureText(text).width).map((text) => {
      bottom += size * LEADING;
      return { text, size, bold, bottom };
    });
  });
  canvas.width = WIDTH;
  canvas.height = bottom + MARGIN + (code ? QR_SIDE + MARGIN : 0);

  pen.fillStyle = LIGHT.ground;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawName(pen, () => set(SIZES.name, true));
  pen.fillStyle = LIGHT.ink;
  for (const { text, size, bold, bottom: y } of placed) {
    set(size, bold);
    pen.fillText(text, MARGIN, y);
  }
  if (code) drawCode(pen, code.address, bottom + MARGIN / 2);
  saveFile(file, await blobOf(canvas));
}

function drawName(pen: CanvasRenderingContext2D, setFont: () => unknown): void {
  const scale = SIZES.name / 40;
  for (const { x, y, colour } of STONES) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(MARGIN + x * scale, MARGIN / 2 + y * scale, 9.5 * scale, 6 * scale, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  setFont();
  pen.fillStyle = LIGHT.primary;
  pen.fillText(PROVIDER.name, MARGIN + 60 * scale, MARGIN / 2 + 36 * scale);
}

function drawCode(pen: CanvasRenderingContext2D, address: string, top: number): void {
  const { size, path } = qrPath(address);
  pen.save();
  pen.translate(MARGIN, top);
  pen.scale(QR_SIDE / size, QR_SIDE / size);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png');
  });
}
