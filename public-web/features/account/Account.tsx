import { useEffect } from 'react';
import { endSession, isAdmin, type Session } from '../../api/session.js';
import { useAnswer } from '../../api/useAnswer.js';
import { useTitle } from '../../form/useTitle.js';
import { useTexts } from '../../messages/useTexts.js';
import { AccountDetails, type Me } from './AccountDetails.js';

export function Account({ session }: { session: Session }) {
  const t = useTexts('login').account;
  const { answer, retry } = useAnswer<Me>('/user/me', session.token);
  const expired = answer?.kind === 'refused' && answer.status === 401;
  useTitle('', t.title);

  useEffect(() => {
    if (expired) endSession();
  }, [expired]);

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
          <button type="button" className="button" onClick={retry}>
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
