import encodeQR from 'qr';

/** The dark squares of a QR code as an SVG path, with the quiet zone that scanners need; `size` is its side in squares. */
export function qrPath(text: string): { size: number; path: string } {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size: squares.length, path };
}
