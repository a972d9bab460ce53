import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../messages/useTexts.js';
import { announceArrival, currentArrival, watchArrival } from './arrival.js';

/** Says that a form has arrived whose page was left while it was being sent, and leads to its receipt. */
export function ArrivedNotice() {
  const t = useTexts('site');
  const arrival = useSyncExternalStore(watchArrival, currentArrival, () => undefined);
  return (
    <div role="status">
      {arrival && (
        <p className="arrived">
          <strong>{t.arrived}</strong>{' '}
          <Link {...arrival} onClick={() => announceArrival(undefined)}>
            {t.seeReceipt}
          </Link>
        </p>
      )}
    </div>
  );
}
