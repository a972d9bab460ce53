import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentSession, watchSession } from '../api/session.js';
import { useMe } from '../api/useMe.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { MissingPart } from '../components/MissingPart.js';
import type { AccountProps } from '../features/account/Account.js';
import { LoginForm } from '../features/account/LoginForm.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

export const loader = textsOf(
  ...([
    'login',
    'loginFields',
    'account',
    'cvWarnings',
    'userFields',
    'passwordFields',
    'teacherTypes',
    'form',
    'errors',
  ] as const),
);
export const meta = headOf('login');

/** Whoever only signs in does not need it. */
const Account = lazy((): Promise<{ default: ComponentType<AccountProps> }> =>
  import('../features/account/Account.js').then(
    (loaded) => ({ default: loaded.Account }),
    () => ({ default: MissingPart }),
  ),
);

/** Somebody already signed in (staff sent here by the admin app's guard) sees their account, not the form. */
export default function Login() {
  const t = useTexts('account');
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  const { answer } = useMe(session);
  const [wasIn, setWasIn] = useState(false);
  // The form stays until the server has confirmed the session, so that no input is lost. After that the account stays,
  // also while a new password brings a new token.
  const isIn = session !== undefined && (answer !== undefined || wasIn);
  if (isIn !== wasIn) setWasIn(isIn);
  const [withdrawn, setWithdrawn] = useState(false);
  return (
    <div className="page narrow">
      {withdrawn && <Done title={t.withdrawnTitle} text={t.withdrawnText} />}
      {session && isIn ? (
        <Suspense fallback={<LoginForm />}>
          <Account session={session} onWithdrawn={() => setWithdrawn(true)} />
        </Suspense>
      ) : (
        <LoginForm />
      )}
    </div>
  );
}
