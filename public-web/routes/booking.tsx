import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { Contacts } from '../components/Contacts.js';
import { head } from '../components/head.js';
import { MissingPart } from '../components/MissingPart.js';
import { Notice } from '../components/Notice.js';
import { PageLink } from '../components/PageLink.js';
import { bookingForm } from '../features/booking/bookingForm.js';
import { BookingSteps } from '../features/booking/BookingSteps.js';
import { useChosenTeacher } from '../features/booking/ChosenTeacher.js';
import { BOOKING_STEPS } from '../features/booking/steps.js';
import { useCurrentStep } from '../features/booking/useCurrentStep.js';
import { loadSent } from '../form/sent.js';
import { useForm } from '../form/useForm.js';
import { textsOf, type Texts } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { documentedPath } from '../site.js';

export const loader = textsOf('booking', 'bookingFields', 'receipt', 'notice', 'form', 'errors');

/** Prefetched on the last step, so that it shows at once after sending. */
const fetchReceipt = () => import('../features/booking/Receipt.js');
const Receipt = lazy(() => fetchReceipt().catch(() => ({ default: SentOnly })));

/** In place of the receipt if its code cannot be loaded: that it was sent, and the reference. */
function SentOnly({ kind }: { kind: BookingKind }) {
  const { sent } = useTexts('booking');
  const t = useTexts('receipt');
  return (
    <div className="receipt">
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {sent.title}
      </h1>
      <p>{t.reference}</p>
      <p className="reference">{loadSent(kind)?.answers['reference']}</p>
      <MissingPart />
    </div>
  );
}

/** The kind of booking, from the URL: one file serves all five. */
function kindAt(pathname: string): BookingKind {
  const page = documentedPath(pathname);
  const kind = BOOKING_KINDS.find((one) => KIND_PAGES[one].booking === page);
  if (!kind) throw new Error(`No booking at ${page}.`);
  return kind;
}

export function meta({ loaderData, location }: { loaderData: unknown; location: { pathname: string } }) {
  const kinds = (loaderData as Texts | undefined)?.texts.booking?.kinds;
  return kinds ? head(kinds[kindAt(location.pathname)], location.pathname) : [];
}

/** Questions, check and receipt are one page; the hash tells them apart. */
export default function Booking() {
  const kind = kindAt(useLocation().pathname);
  const t = useTexts('booking');
  const site = useTexts('site');
  const fields = useTexts('bookingFields');
  const words = useTexts('form');
  const language = useLanguage();
  const form = useForm(bookingForm(kind, t, fields, words, language));
  const { place, go } = useCurrentStep(kind, form);
  useChosenTeacher(form);
  useEffect(() => {
    // If the prefetch fails, the receipt is fetched when it is shown.
    if (place === 'check') void fetchReceipt().catch(() => undefined);
  }, [place]);

  const isSent = place === 'sent';
  const helpTitle = isSent ? site.helpTitle : t.helpTitle;
  return (
    <div className="page">
      <div className="form-page">
        {isSent ? (
          <Suspense fallback={<h1>{t.sent.title}</h1>}>
            <Receipt kind={kind} steps={BOOKING_STEPS[kind]} form={form} />
          </Suspense>
        ) : (
          <div className="form-main">
            <div className="stack">
              <h1 tabIndex={-1}>{t.kinds[kind].title}</h1>
              {place === 1 && <p className="lead">{t.lead}</p>}
            </div>
            <BookingSteps kind={kind} form={form} place={place} go={go} />
          </div>
        )}
        <aside className="help" aria-label={helpTitle}>
          {place === 'check' && <Notice of="booking" />}
          <section className="card">
            <h2>{helpTitle}</h2>
            {!isSent && <p>{t.helpText}</p>}
            <p>{site.helpText}</p>
            <Contacts />
            <PageLink to="/contact">{t.moreHelp}</PageLink>
          </section>
        </aside>
      </div>
    </div>
  );
}
