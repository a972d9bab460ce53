import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import '../styles/staff.css';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { currentSession, watchSession } from '../api/session.js';
import { PhoneLink } from '../components/Contacts.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { useHydrated } from '../components/useHydrated.js';
import type { ReportRequester } from '../features/progress-report/leftOut.js';
import { Report } from '../features/progress-report/Report.js';
import { loadSent } from '../form/sent.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';
import { PROVIDER } from '../provider.js';

export const loader = textsOf('progressReport', 'progress', 'sessionWords', 'receipt', 'form');
export const meta = headOf('progressReport');

/** Staff come with a booking after `#`; a family from its private page, whose address this tab keeps for half an hour. */
const BOOKING = /^#booking-([\da-f]{24})$/;
/** Under this name the private page keeps its address. */
const FOLLOWED = 'follow-up';

function useAsked(): ReportRequester | undefined {
  const { hash } = useLocation();
  const session = useSyncExternalStore(watchSession, currentSession, () => undefined);
  return useMemo(() => {
    const booking = BOOKING.exec(hash)?.[1];
    if (booking && session) return { booking, account: session.token };
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
  const asked = useAsked();
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
