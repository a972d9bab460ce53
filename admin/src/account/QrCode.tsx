import Box from '@mui/material/Box';
import { create } from 'qrcode';

/** Empty around it, as wide as the standard asks for. */
const QUIET = 4;

/** A QR code, dark on light in every theme: cameras read it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, i) => [i % size, Math.floor(i / size)] as const).filter(
    ([x, y]) => modules.get(y, x) === 1,
  );
  const width = size + 2 * QUIET;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', height: 'auto', display: 'block', borderRadius: 1 }}
    >
      <rect width={width} height={width} fill="#ffffff" />
      <path d={dark.map(([x, y]) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`).join('')} fill="#000000" />
    </Box>
  );
}
