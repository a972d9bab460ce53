import { useEffect, useState } from 'react';
import { send, type Outcome } from '../api/send.js';
import { endSession, isAdmin, type Session } from '../api/session.js';
import { useTitle } from '../form/useTitle.js';
import { useTexts } from '../messages/useTexts.js';
import { AccountDetails, type Me } from './AccountDetails.js';

export function Account({ session }: { session: Session }) {
  const t = useTexts('login').account;
  const [answer, setAnswer] = useState<Outcome<Me>>();
  const [tries, setTries] = useState(0);
  useTitle('', t.title);

  useEffect(() => {
    let left = false;
    void send<Me>('GET', '/user/me', { token: session.token }).then((result) => {
      if (left) return;
      if (result.kind === 'refused' && result.status === 401) endSession();
      else setAnswer(result);
    });
    return () => {
      left = true;
    };
  }, [session.token, tries]);

  return (
    <div className="form-main">
      <h1 tabIndex={-1}>{t.title}</h1>
      <div role="status">
        {!answer && <p>{t.loading}</p>}
        {answer && answer.kind !== 'done' && <p>{t.unreachable}</p>}
        {answer?.kind === 'done' && <AccountDetails me={answer.body} />}
      </div>
      <div className="buttons">
        {answer && answer.kind !== 'done' && (
          <button type="button" className="button" onClick={() => setTries(tries + 1)}>
            {t.tryAgain}
          </button>
        )}
        {isAdmin(session) && (
          <a className="button" href="/dashboard-admin">
            {t.dashboard}
          </a>
        )}
        <button type="button" className="button quiet" onClick={endSession}>
          {t.signOut}
        </button>
      </div>
    </div>
  );
}
