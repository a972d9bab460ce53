import { useSyncExternalStore } from 'react';
import { currentSession, watchSession } from '../api/session.js';
import { headOf } from '../components/head.js';
import { Account } from '../features/account/Account.js';
import { LoginForm } from '../features/account/LoginForm.js';
import { textsOf } from '../messages/texts.server.js';

export const loader = textsOf('login', 'loginFields', 'teacherTypes', 'form', 'errors');
export const meta = headOf('login');

/** Somebody already signed in (staff sent here by the admin app's guard) sees their account, not the form. */
export default function Login() {
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  return <div className="page narrow">{session ? <Account session={session} /> : <LoginForm />}</div>;
}
