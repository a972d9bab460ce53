import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { announceArrival, useIsLeft } from '../../components/arrival.js';
import { MissingPart } from '../../components/MissingPart.js';
import { CheckboxInput } from '../../form/Field.js';
import { DeleteAnswers, Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { saveSent } from '../../form/sent.js';
import { focusField } from '../../form/Summary.js';
import type { FormState } from '../../form/useForm.js';
import { fill } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { NOTICE_VERSION } from '#contract/notice';
import type { FollowUpDetails } from '../receipt/Keep.js';
import type { AnswerListProps } from './AnswerList.js';
import { ChosenTeacher } from './ChosenTeacher.js';
import { GUARDIAN } from './bookingForm.js';
import { keepDetails, KeptDetails } from './KeptDetails.js';
import { BOOKING_STEPS, hashOf } from './steps.js';
import { isOutsideAges, TalkFirst } from './TalkFirst.js';
import type { GoToStep, Return } from './useCurrentStep.js';

/** Fetched once the first questions are there: the answers are looked at last, perhaps without a connection. */
const fetchList = () => import('./AnswerList.js');
const AnswerList = lazy((): Promise<{ default: ComponentType<AnswerListProps> }> =>
  fetchList().then(
    (loaded) => ({ default: loaded.AnswerList }),
    () => ({ default: MissingPart }),
  ),
);

/** As long as systems wait for the second click of a double click. */
const DOUBLE_TAP_MS = 500;

interface Props {
  kind: BookingKind;
  form: FormState;
  place: number | 'check';
  go: GoToStep;
}

export function BookingSteps({ kind, form, place, go }: Props) {
  const t = useTexts('booking');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [talkOf, setTalkOf] = useState<string>();
  const { pathname, ...location } = useLocation();
  const state = location.state as Partial<Return> | null;
  const isLeft = useIsLeft();
  const steps = BOOKING_STEPS[kind];
  const step = place === 'check' ? undefined : steps[place - 1];
  const number = place === 'check' ? steps.length + 1 : place;
  const shown = useRef(number);
  const stepTitle = t.steps[step?.name ?? 'check'];
  const id = hashOf(place).slice(1);
  const where = fill(t.stepOf, { step: number, total: steps.length + 1 });

  useEffect(() => void fetchList().catch(() => undefined), []);
  const arrive = useEffectEvent((onwards: boolean) => {
    // The second tap of a double tap would answer what lies under it now.
    const pause = document.body.animate({ pointerEvents: ['none', 'none'] }, DOUBLE_TAP_MS);
    // It falls on the root meanwhile, which must not take the focus from the heading.
    const root = document.documentElement;
    root.onmousedown = ({ target }) => target !== root;
    pause.onfinish = () => (root.onmousedown = null);
    if (state?.field && focusField(state.field)) return;
    // Who goes on answers next: the name of the group is read with the question.
    const first = onwards && step && document.getElementById(step.fields[0]);
    (first || heading.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shown.current !== number) arrive(number > shown.current);
    shown.current = number;
  }, [number]);

  async function submit() {
    if (step) {
      const { childAge = '' } = form.answers;
      if (step.name === 'child' && isOutsideAges(childAge)) {
        form.accept();
        setTalkOf(childAge);
        return;
      }
      if (!form.check(step.fields)) return;
      // Back to the check after changing one answer; otherwise on to the next step.
      const next = state?.checked || number === steps.length ? 'check' : number + 1;
      void go(next);
      return;
    }
    const outcome = await form.submit<FollowUpDetails & { bookingId: string }>(`/${kind}/add-booking`);
    if (outcome?.kind !== 'done') return;
    const { bookingId, reference = bookingId, followUp = '' } = outcome.body;
    // What was selected by default follows the language of the page; the receipt shows what was sent.
    saveSent(kind, { ...form.config.presumed, ...form.answers, reference, followUp });
    keepDetails(form.answers);
    if (isLeft()) announceArrival({ to: pathname + hashOf('sent') });
    else await go('sent', { replace: true });
    form.clear();
  }

  function changeElsewhere(field: string) {
    const at = steps.findIndex(({ fields }) => fields.some((name) => name === field));
    if (at !== -1) void go(at + 1, { state: { checked: true, field } });
  }

  /** Records the language in which consent was given, whichever one the request is sent in. */
  function consent(given: boolean) {
    form.answer('consentVersion', given ? NOTICE_VERSION : '');
    form.answer('consentLanguage', given ? language : '');
  }

  const { consentVersion } = form.answers;
  const withdrawTick = useEffectEvent(() => {
    form.answer(GUARDIAN, '');
    consent(false);
  });
  useEffect(() => {
    // A draft is kept for up to a week: its box may have been ticked beside an earlier text.
    if (consentVersion && consentVersion !== NOTICE_VERSION) withdrawTick();
  }, [consentVersion]);

  return (
    <>
      <Progress step={number} total={steps.length + 1} label={where} />
      <ChosenTeacher form={form} />
      <Form
        form={form}
        title={[`${stepTitle} (${where})`, t.kinds[kind].title]}
        onSubmit={() => void submit()}
        onElsewhere={changeElsewhere}
      >
        <h2 id={id} ref={heading} tabIndex={-1}>
          {stepTitle}
        </h2>
        {step ? (
          <>
            {number === 1 && <KeptDetails form={form} />}
            <div className="form" role="group" aria-labelledby={id}>
              <Fields names={step.fields} />
            </div>
            {step.name === 'child' && talkOf !== undefined && talkOf === form.answers.childAge && (
              <TalkFirst answers={form.answers} />
            )}
          </>
        ) : (
          <>
            <Suspense>
              <AnswerList steps={steps} config={form.config} answers={form.answers} changeable />
            </Suspense>
            <CheckboxInput name={GUARDIAN} onCheck={consent} />
          </>
        )}
        <div className="buttons">
          {step ? <button className="button">{t.next}</button> : <SendButton form={form}>{t.send}</SendButton>}
          {number > 1 && (
            <button type="button" className="button quiet" onClick={() => void go(number - 1)}>
              {t.back}
            </button>
          )}
        </div>
        {number === 1 && <DeleteAnswers form={form} />}
      </Form>
    </>
  );
}

/** Progress as stepping stones, and in words. */
function Progress({ step, total, label }: { step: number; total: number; label: string }) {
  return (
    <div>
      <p className="soft">{label}</p>
      <ol className="progress" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <li
            key={place}
            className={place + 1 < step ? 'walked' : undefined}
            aria-current={place + 1 === step ? 'step' : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
