import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { Contacts } from '../components/Contacts.js';
import { Done, focusPageHeading, TryAgain } from '../components/Done.js';
import { MissingPart } from '../components/MissingPart.js';
import { headOf } from '../components/head.js';
import { LookUp } from '../features/follow-up/LookUp.js';
import type { RequestViewProps } from '../features/follow-up/RequestView.js';
import { type Followed, useFollowUp } from '../features/follow-up/useFollowUp.js';
import { failureText } from '../form/errors.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';

export const loader = textsOf(
  'followUp',
  'followUpFields',
  'courseRequestFields',
  'progress',
  'sessionWords',
  'form',
  'errors',
);
export const meta = headOf('followUp');

/** Fetched beside the request itself. */
const fetchView = () => import('../features/follow-up/RequestView.js');
const RequestView = lazy((): Promise<{ default: ComponentType<RequestViewProps> }> =>
  fetchView().then(
    (loaded) => ({ default: loaded.RequestView }),
    () => ({ default: MissingPart }),
  ),
);

/** Follows a request by its reference, or by the private link with a token in the hash. */
export default function BookingStatus() {
  const t = useTexts('followUp');
  const site = useTexts('site');
  const { followed, show, open, leave } = useFollowUp();
  useEffect(() => void fetchView().catch(() => undefined), []);
  const help =
    followed.kind === 'shown'
      ? { title: site.helpTitle, text: site.helpText }
      : { title: t.lostTitle, text: t.lostText };

  return (
    <div className="page">
      <div className="form-page">
        {followed.kind === 'shown' ? (
          <Suspense fallback={<p role="status">{t.loading}</p>}>
            <RequestView
              request={followed.request}
              token={followed.token}
              onChanged={show}
              onRemoved={() => leave('removed')}
              onClose={() => {
                flushSync(() => leave('none'));
                focusPageHeading();
              }}
            />
          </Suspense>
        ) : (
          <div className="form-main">
            <h1 tabIndex={-1}>{t.title}</h1>
            <p className="lead">{t.lead}</p>
            {followed.kind === 'removed' && <Done title={t.history.cancelled} text={t.removed} />}
            {followed.kind === 'failed' && <Failed followed={followed} open={open} />}
            <p role="status">{followed.kind === 'loading' ? t.loading : ''}</p>
            {followed.kind !== 'loading' && <LookUp onFound={show} />}
          </div>
        )}
        <aside className="help" aria-label={help.title}>
          <section className="card">
            <h2>{help.title}</h2>
            <p>{help.text}</p>
            <Contacts />
          </section>
        </aside>
      </div>
    </div>
  );
}

interface FailedProps {
  followed: Extract<Followed, { kind: 'failed' }>;
  open: (token: string) => Promise<void>;
}

/** A private link that is not valid, or a connection failure, which may be tried again. */
function Failed({ followed: { failure, token }, open }: FailedProps) {
  const t = useTexts('followUp');
  const words = useTexts('form');
  const language = useLanguage();
  const isUnknown = failure.kind === 'refused' && failure.status === 404;
  return (
    <div className="offer" role="alert">
      <p>{isUnknown ? t.unknown : failureText(failure, words, language, { failed: t.changeFailed })}</p>
      {!isUnknown && (
        <TryAgain className="button quiet" onRetry={() => void open(token)}>
          {t.tryAgain}
        </TryAgain>
      )}
    </div>
  );
}
