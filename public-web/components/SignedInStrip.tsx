import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { currentSession, watchSession } from '../api/session.js';
import { useMe } from '../api/useMe.js';
import { fill } from '../messages/fill.js';
import { useTexts } from '../messages/useTexts.js';
import { documentedPath } from '../site.js';
import { PageLink } from './PageLink.js';
import { signOut } from './signOut.js';

/** Who is signed in, and sign-out: on every page, because phones are shared. The account page itself shows it anyway. */
export default function SignedInStrip() {
  const t = useTexts('signedIn');
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  const { answer } = useMe(session);
  const { pathname } = useLocation();
  // Here it is, or it does not come: `headScript` has made room for it.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['signedIn'];
  }, []);
  if (!session || documentedPath(pathname) === '/login') return null;
  const me = answer?.kind === 'done' ? answer.body.user : undefined;
  return (
    <section className="signed-in" aria-label={t.label}>
      <p>{me && fill(t.as, { name: me.full_name ?? me.email })}</p>
      <PageLink to="/login">{t.account}</PageLink>
      <button type="button" className="link-button" onClick={signOut}>
        {t.signOut}
      </button>
    </section>
  );
}
