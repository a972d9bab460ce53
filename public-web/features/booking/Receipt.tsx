import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { replyBy } from '#contract/working-days';
import { EmailLink, PhoneLink } from '../../components/Contacts.js';
import { focusPageHeading, useFocusedHeading } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { useTitle } from '../../components/useTitle.js';
import type { Draft } from '../../form/draft.js';
import { DeleteAnswers } from '../../form/Form.js';
import { forgetSent, loadSent, saveSent } from '../../form/sent.js';
import type { FormState } from '../../form/useForm.js';
import { longDay } from '#contract/day-text';
import { fill, splitAtPlaceholders } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { PROVIDER } from '../../provider.js';
import { PictureButton, PrivatePage, Reference, ShareButton } from '../receipt/Keep.js';
import { usePageRestored } from '../receipt/usePageRestored.js';
import { AnswerList } from './AnswerList.js';
import { TEACHER_NAME } from './chosen-teacher.js';
import type { Step } from './steps.js';

interface Props {
  kind: BookingKind;
  steps: readonly Step[];
  form: FormState;
}

/** Everything a family needs of the booking it has just sent: to read out, to print, to keep and to share. */
export default function Receipt({ kind, steps, form }: Props) {
  const { sent, kinds, staff } = useTexts('booking');
  const t = useTexts('receipt');
  const words = useTexts('form');
  const heading = useFocusedHeading({ preventScroll: true });
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState(false);
  const [receipt] = useState((): Sent => loadSent(kind) ?? { answers: {}, at: Date.now() });
  const { at } = receipt;
  const answers = deleted ? undefined : receipt.answers;
  const reference = receipt.answers['reference'] ?? '';
  const followUp = answers?.['followUp'];
  useTitle('', [sent.title, kinds[kind].title]);
  const callBy = fill(t.callBy, { day: longDay(replyBy(new Date(at)), words) });
  const teacher = answers?.[TEACHER_NAME];

  /** The reference stays on the screen until it is left, for whoever has not yet written it down. */
  function forget() {
    saveSent(kind, { reference }, false);
    setDeleted(true);
  }
  useEffect(() => (deleted ? forgetSent : undefined), [deleted]);
  // The form that follows is on the same page: without this the focus would be nowhere.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPageHeading();
    },
    [],
  );
  usePageRestored(() => {
    if (!loadSent(kind)) void navigate({ hash: '#step-1' }, { replace: true });
  });

  return (
    <div className="receipt">
      <h1 ref={heading} tabIndex={-1} id="sent">
        {sent.title}
      </h1>
      <Reference reference={reference} />
      <section className="stack" aria-labelledby="what-next">
        <h2 id="what-next">{sent.nextTitle}</h2>
        <p className="call-by">{callBy}</p>
        <ol className="stones">
          {sent.next.map((line) => (
            <li key={line}>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </section>
      <PrivatePage reference={reference} followUp={followUp} />
      <div className="buttons">
        <PictureButton reference={reference} followUp={followUp} day={callBy} service={t.services[kind]} />
        <ShareButton reference={reference} followUp={followUp} />
        <button type="button" className="button quiet" onClick={() => window.print()}>
          {sent.print}
        </button>
      </div>
      {answers && (
        <section className="stack" aria-labelledby="sent-answers">
          <h2 id="sent-answers">{t.answersTitle}</h2>
          <dl className="check-list">
            <div>
              <dt>{t.service}</dt>
              <dd>{t.services[kind]}</dd>
            </div>
            {teacher && (
              <div>
                <dt>{staff.asked}</dt>
                <dd>{teacher}</dd>
              </div>
            )}
          </dl>
          <AnswerList steps={steps} config={form.config} answers={answers} />
        </section>
      )}
      <section className="stack" aria-labelledby="reach">
        <h2 id="reach">{sent.reachTitle}</h2>
        <p>
          {splitAtPlaceholders(sent.reach).map((part) => (
            <span key={part}>{REACH[part] ?? part}</span>
          ))}
        </p>
      </section>
      <div className="buttons">
        <Link to={{ hash: '' }} className="button">
          {sent.another}
        </Link>
        <PageLink to="/" className="button quiet">
          {sent.home}
        </PageLink>
      </div>
      <DeleteAnswers form={form} text={sent.kept} onDeleted={forget} />
    </div>
  );
}

type Sent = Pick<Draft, 'answers' | 'at'>;

const REACH: Readonly<Record<string, React.ReactNode>> = {
  phone: <PhoneLink phone={PROVIDER.phones[0]} />,
  email: <EmailLink address={PROVIDER.email} />,
};
