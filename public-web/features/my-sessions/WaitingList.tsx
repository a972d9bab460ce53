import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { MissingPart } from '../../components/MissingPart.js';
import { fill, plural } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { isSetAside, type QueuedChange } from './queue.js';
import type { SetAsideProps } from './SetAside.js';
import type { Queue } from './useQueue.js';

/** It is needed after an answer of the server, and seldom. */
const SetAside = lazy((): Promise<{ default: ComponentType<SetAsideProps> }> =>
  import('./SetAside.js').then(
    (loaded) => ({ default: loaded.SetAside }),
    () => ({ default: MissingPart }),
  ),
);

/** What was written here and is not on the server: how much waits, and what a person has to decide. */
export function WaitingList({ queue }: { queue: Queue }) {
  const t = useTexts('mySessions');
  const language = useLanguage();
  const heading = useRef<HTMLParagraphElement>(null);
  const { waiting = [], isSending, device, flush } = queue;
  const unsent = waiting.filter((one) => !isSetAside(one));
  const count = unsent.length;
  /** Whoever was told that something has to wait is told when it has gone. */
  const [hasWaited, setWaited] = useState(false);
  if (!hasWaited && unsent.some(({ isTried }) => isTried)) setWaited(true);

  function choose(which: QueuedChange, own: boolean) {
    heading.current?.focus();
    setWaited(false);
    void queue.choose(which, own);
  }

  function sendNow() {
    // The button goes once all is sent.
    heading.current?.focus();
    void flush();
  }

  return (
    <div className="waiting-list">
      <p role="status" ref={heading} tabIndex={-1}>
        {count > 0 ? fill(plural(language, count, t.waiting), { count }) : hasWaited && waiting.length === 0 && t.sent}
      </p>
      {count > 0 && device && !device.isLasting && <p className="warning">{t.notLasting}</p>}
      {count > 0 && (
        <div>
          <button type="button" className="button quiet" aria-disabled={isSending} onClick={sendNow}>
            {isSending ? t.sending : t.sendNow}
          </button>
        </div>
      )}
      <Suspense>
        {waiting.filter(isSetAside).map((one) => (
          <SetAside key={one.key} waiting={one} onChoose={choose} />
        ))}
      </Suspense>
    </div>
  );
}
