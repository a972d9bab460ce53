import { useState } from 'react';
import { replyBy } from '#contract/working-days';
import { longDay } from '../../messages/day.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { type Kept, PictureButton, PrivatePage, Reference, ShareButton } from './Keep.js';

/** The receipt for a course request or a message. */
export function ShortReceipt({ kept }: { kept: Kept }) {
  const t = useTexts('receipt');
  const words = useTexts('form');
  const [sentAt] = useState(() => new Date());
  const { reference, followUp } = kept;
  if (!reference) return null;
  const answerBy = fill(t.answerBy, { day: longDay(replyBy(sentAt), words) });
  return (
    <div className="stack">
      <p className="call-by">{answerBy}</p>
      <Reference reference={reference} />
      <PrivatePage reference={reference} followUp={followUp} />
      <div className="buttons">
        <PictureButton name={reference} lines={[reference, answerBy, PROVIDER.phones.join(', ')]} address={followUp} />
        <ShareButton reference={reference} followUp={followUp} />
      </div>
    </div>
  );
}
