import { lazy, Suspense } from 'react';
import type { ShortReceiptProps } from './ShortReceipt.js';

/** Fetched only after something was sent; if that fails, the reference alone is shown. */
const ShortReceipt = lazy(() => import('./ShortReceipt.js').catch(() => ({ default: ReferenceOnly })));

function ReferenceOnly({ kept }: ShortReceiptProps) {
  return <p className="reference">{kept.answers['reference']}</p>;
}

/** The receipt for a course request or a message. */
export function SentReceipt(props: ShortReceiptProps) {
  return (
    <Suspense fallback={<ReferenceOnly {...props} />}>
      <ShortReceipt {...props} />
    </Suspense>
  );
}
