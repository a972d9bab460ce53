import { replyBy } from '#contract/working-days';
import type { Draft } from '../../form/draft.js';
import { longDay } from '#contract/day-text';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { PictureButton, PrivatePage, Reference, ShareButton } from './Keep.js';
import { usePageRestored } from './usePageRestored.js';

export interface ShortReceiptProps {
  /** As `useSent` kept it. */
  kept: Draft;
  /** Called when it may have been erased elsewhere. */
  onRestored: () => void;
  onDelete: () => void;
}

/** How to follow a course request or a message, and how to keep that. */
export default function ShortReceipt({ kept: { answers, at }, onRestored, onDelete }: ShortReceiptProps) {
  usePageRestored(onRestored);
  const t = useTexts('receipt');
  const words = useTexts('form');
  const { reference, followUp } = answers;
  if (!reference) return null;
  const answerBy = fill(t.answerBy, { day: longDay(replyBy(new Date(at)), words) });
  return (
    <div className="stack">
      <p className="call-by">{answerBy}</p>
      <Reference reference={reference} />
      <PrivatePage reference={reference} followUp={followUp} />
      <div className="buttons">
        <PictureButton reference={reference} followUp={followUp} day={answerBy} />
        <ShareButton reference={reference} followUp={followUp} />
      </div>
      <div className="soft">
        <p>{words.kept}</p>
        <button type="button" className="link-button" onClick={onDelete}>
          {words.deleteAnswers}
        </button>
      </div>
    </div>
  );
}
