import { lazy, Suspense } from 'react';
import { MissingPart } from '../../components/MissingPart.js';
import type { ShortReceiptProps } from './ShortReceipt.js';

/** Fetched only after something was sent; if that fails, the reference alone is shown. */
const ShortReceipt = lazy(() => import('./ShortReceipt.js').catch(() => ({ default: Unloaded })));

function ReferenceOnly({ kept }: ShortReceiptProps) {
  return <p className="reference">{kept.answers['reference']}</p>;
}

function Unloaded(props: ShortReceiptProps) {
  return (
    <>
      <ReferenceOnly {...props} />
      <MissingPart />
    </>
  );
}

/** The receipt for a course request or a message. */
export function SentReceipt(props: ShortReceiptProps) {
  return (
    <Suspense fallback={<ReferenceOnly {...props} />}>
      <ShortReceipt {...props} />
    </Suspense>
  );
}
