import { ADMIN_ROLE, type Role, type TeacherType, type UserStatus } from '#contract/users';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/** What `GET /user/me` answers to anybody signed in. */
export interface Me {
  user: { full_name?: string; email: string; role: Role; teacher_type?: TeacherType; status?: UserStatus };
}

export function AccountDetails({ me: { user } }: { me: Me }) {
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
