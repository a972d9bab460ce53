import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import '../styles/staff.css';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSession, watchSession } from '../api/session.js';
import { PhoneLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { useHydrated } from '../components/useHydrated.js';
import type { SentToLogin } from '../features/account/LoginForm.js';
import type { ReportRequester } from '../features/progress-report/leftOut.js';
import { Report } from '../features/progress-report/Report.js';
import { loadSent } from '../form/sent.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';
import { localised } from '../site.js';

export const loader = textsOf('progressReport', 'progress', 'sessionWords', 'receipt', 'form');
export const meta = headOf('progressReport');

/** Staff come with a booking after `#`; a family from its private page, whose address this tab keeps for half an hour. */
const BOOKING = /^#booking-([\da-f]{24})$/;
/** Under this name the private page keeps its address. */
const FOLLOWED = 'follow-up';

/** @returns who asks for which report; `'login'` of staff without a session; `undefined` of a family without its address */
function useAsked(): ReportRequester | 'login' | undefined {
  const { hash } = useLocation();
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  return useMemo(() => {
    const booking = BOOKING.exec(hash)?.[1];
    if (booking !== undefined) return session ? { booking, account: session.token } : 'login';
    const token = loadSent(FOLLOWED)?.answers['token'];
    return token === undefined ? undefined : { token };
  }, [hash, session]);
}

export default function ProgressReportPage() {
  const t = useTexts('progressReport');
  const hydrated = useHydrated();
  return (
    <div className="page narrow">
      <div className="form-main">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <noscript>
          <p className="card">
            <span>{t.needsScript}</span> <PhoneLink phone={PROVIDER.phones[0]} />
          </p>
        </noscript>
        {hydrated && <Body />}
      </div>
    </div>
  );
}

function Body() {
  const t = useTexts('progressReport');
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const asked = useAsked();
  const isSent = asked === 'login';
  useEffect(() => {
    const state: SentToLogin = { back: `/progress-report${hash}` };
    if (isSent) void navigate(localised('/login', language), { replace: true, state });
  }, [isSent, language, navigate, hash]);

  if (isSent) return null;
  if (asked) return <Report asked={asked} />;
  return (
    <div className="card stack">
      <p>{t.none}</p>
      <PageLink className="button" to="/booking-status">
        {t.privatePage}
      </PageLink>
    </div>
  );
}
