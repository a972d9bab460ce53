import { useEffect } from 'react';
import { ADMIN_ROLE, type Role, type TeacherType, type UserStatus } from '#contract/users';
import { type Session, endSession, isAdmin } from '../../api/session.js';
import { useAnswer } from '../../api/useAnswer.js';
import { useTitle } from '../../components/useTitle.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

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

/** What `GET /user/me` answers to anybody signed in. */
export interface Me {
  user: { full_name?: string; email: string; role: Role; teacher_type?: TeacherType; status?: UserStatus };
}

function AccountDetails({ me: { user } }: { me: Me }) {
  const t = useTexts('login').account;
  const types = useTexts('teacherTypes');
  return (
    <div className="stack">
      <p className="lead">{fill(t.hello, { name: user.full_name ?? user.email })}</p>
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
