import { useEffect, useRef, useState } from 'react';
import { ADMIN_ROLE } from '#contract/users';
import { send, type Outcome } from '../api/send.js';
import { endSession, isAdmin, type Session } from '../api/session.js';
import { useTitle } from '../form/useTitle.js';
import { fill } from '../messages/fill.js';
import { useTexts } from '../messages/useTexts.js';
import type { Me } from './me.js';

interface Props {
  session: Session;
  onSignedOut: () => void;
}

export function Account({ session, onSignedOut }: Props) {
  const t = useTexts('login').account;
  const types = useTexts('teacherTypes');
  const [answer, setAnswer] = useState<Outcome<Me>>();
  const [tries, setTries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle('', t.title);

  const signOut = () => {
    endSession();
    onSignedOut();
  };

  useEffect(() => {
    let left = false;
    void send<Me>('GET', '/user/me', { token: session.token }).then((result) => {
      if (left) return;
      if (result.kind === 'refused' && result.status === 401) {
        endSession();
        onSignedOut();
      } else setAnswer(result);
    });
    return () => {
      left = true;
    };
  }, [session.token, tries, onSignedOut]);

  return (
    <div className="form-main">
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <div role="status">
        {!answer && <p>{t.loading}</p>}
        {answer && answer.kind !== 'done' && <p>{t.unreachable}</p>}
        {answer?.kind === 'done' && <Details me={answer.body} />}
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
        <button type="button" className="button quiet" onClick={signOut}>
          {t.signOut}
        </button>
      </div>
    </div>
  );

  function Details({ me: { user } }: { me: Me }) {
    return (
      <div className="stack">
        <p className="lead">{fill(t.hello, { name: user.full_name })}</p>
        <dl className="check-list">
          <div>
            <dt>{t.email}</dt>
            <dd>{user.email}</dd>
          </div>
          {user.role !== ADMIN_ROLE && user.teacher_type && (
            <div>
              <dt>{t.role}</dt>
              <dd>{types[user.teacher_type]}</dd>
            </div>
          )}
          {user.status && (
            <div>
              <dt>{t.status}</dt>
              <dd>{t[user.status]}</dd>
            </div>
          )}
        </dl>
      </div>
    );
  }
}
