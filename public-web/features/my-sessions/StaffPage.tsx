import { Activity, type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountOf, currentSession, isOver, type Session, watchSession } from '../../api/session.js';
import { useMe } from '../../api/useMe.js';
import { PhoneLink } from '../../components/Contacts.js';
import { useHandedOnFocus } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { useHydrated } from '../../components/useHydrated.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { documentedPath, localised } from '../../site.js';
import type { SentToLogin } from '../account/LoginForm.js';
import { forgetDay } from './device.js';

interface Props {
  title: string;
  lead: string;
  /**
   * @param profile the teacher profile of the account; unknown without a connection
   * @param retry asks for it again
   */
  children: (session: Session, profile: string | undefined, retry: () => void) => ReactNode;
}

/** A page for members of our staff; everybody else is sent to the page where one logs in. */
export function StaffPage({ title, lead, children }: Props) {
  const t = useTexts('staffPage');
  const hydrated = useHydrated();
  return (
    <div className="page narrow">
      <div className="form-main">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
        <noscript>
          <p className="card">
            <span>{t.needsScript}</span> <PhoneLink phone={PROVIDER.phones[0]} />
          </p>
        </noscript>
        {hydrated && <Guard>{children}</Guard>}
      </div>
    </div>
  );
}

function Guard({ children }: Pick<Props, 'children'>) {
  const t = useTexts('staffPage');
  const language = useLanguage();
  const navigate = useNavigate();
  const back = documentedPath(useLocation().pathname);
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  const { answer, refresh } = useMe(session);
  const me = answer?.kind === 'done' ? answer.body.user : undefined;
  /** Who was here last. */
  const [last, setLast] = useState<{ readonly session: Session; readonly profile: string }>();
  if (session && me?.profile !== undefined && last?.session !== session) setLast({ session, profile: me.profile });
  const wasIn = last !== undefined;
  // Whoever was here reads why the page is gone, and that nothing is lost; so does whoever has no connection.
  const isSent = session ? me !== undefined && me.profile === undefined : !wasIn && navigator.onLine;
  useEffect(() => {
    const state: SentToLogin = { back };
    if (isSent) void navigate(localised('/login', language), { replace: true, state });
  }, [isSent, language, navigate, back]);
  // This device still keeps the next sessions of an account that is staff no longer.
  const former = isSent && session ? accountOf(session) : undefined;
  useEffect(() => {
    if (former !== undefined) void forgetDay(former);
  }, [former]);

  const isAway = answer !== undefined && answer.kind !== 'done';
  const askAgain = useEffectEvent(refresh);
  useEffect(() => {
    const again = () => askAgain();
    if (isAway) window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway]);

  if (isSent) return null;
  if (session && answer === undefined && !wasIn) return <p role="status">{t.loading}</p>;
  // Where a session has ended, what was being typed is there again after the next login. Who logs out leaves nothing.
  const shown = session ?? (last && isOver(last.session) ? last.session : undefined);
  const isSame = shown && last && accountOf(shown) === accountOf(last.session);
  return (
    <>
      {!session && <LoggedOut isKept={shown !== undefined} />}
      {shown && (
        <Activity mode={session ? 'visible' : 'hidden'}>
          {children(shown, me?.profile ?? (isSame ? last.profile : undefined), refresh)}
        </Activity>
      )}
    </>
  );
}

/** @param isKept this page stays, with what was being typed in it */
function LoggedOut({ isKept }: { isKept: boolean }) {
  const t = useTexts('staffPage');
  const part = useHandedOnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and the end of the page is in view.
  useEffect(() => {
    if (isKept) heading.current?.focus();
  }, [isKept]);
  return (
    <section ref={part} className="card stack" aria-labelledby="out">
      <h2 id="out" ref={heading} tabIndex={-1}>
        {t.outTitle}
      </h2>
      <p>{isKept ? t.overText : t.outText}</p>
      <PageLink className="button" to="/login" target={isKept ? '_blank' : undefined}>
        {t.logIn}
      </PageLink>
    </section>
  );
}
