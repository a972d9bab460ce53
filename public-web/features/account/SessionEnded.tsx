import { useEffect, useRef } from 'react';
import { PageLink } from '../../components/PageLink.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/**
 * Says that the session has ended on the server, and offers a login in another tab, which keeps what was typed here.
 * It takes the focus, so that it is read out.
 * @param action the button to press again after that
 */
export function SessionEnded({ action }: { action: string }) {
  const t = useTexts('account');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="summary" tabIndex={-1} role="group" aria-labelledby="session-ended">
      <p id="session-ended">{fill(t.ended, { action })}</p>
      <p>
        <PageLink to="/login" target="_blank">
          {t.logInAgain}
        </PageLink>
      </p>
    </div>
  );
}
