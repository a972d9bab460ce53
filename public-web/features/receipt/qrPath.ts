import { create } from 'qrcode';

/** Squares around the code that stay light: scanners need them. */
const QUIET = 4;

/** The dark squares of a QR code as an SVG path; `size` is its side in squares. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const places = Array.from({ length: modules.size }, (_, place) => place);
  const squares = places.flatMap((row) =>
    places.flatMap((column) => (modules.get(row, column) ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : [])),
  );
  return { size: modules.size + 2 * QUIET, path: squares.join('') };
}
