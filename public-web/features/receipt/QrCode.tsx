import { useTexts } from '../../messages/useTexts.js';
import { qrPath } from '../../shared/qrPath.js';

/** A code to be scanned, as one drawing: dark on light in both themes, or no phone reads it. */
export default function QrCode({ text }: { text: string }) {
  const t = useTexts('receipt');
  const { size, path } = qrPath(text);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t.scan}>
      <path d={`M0 0h${size}v${size}H0z`} className="qr-ground" />
      <path d={path} />
    </svg>
  );
}
