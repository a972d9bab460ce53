import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { send } from '../../api/send.js';
import { DeleteAnswers } from '../../form/DeleteAnswers.js';
import { Fields, Form, SendButton } from '../../form/Form.js';
import { TickInput } from '../../form/TickInput.js';
import type { FormState } from '../../form/useForm.js';
import { useTitle } from '../../form/useTitle.js';
import { fill } from '../../messages/fill.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { NOTICE_VERSION } from '../../notice.js';
import { CheckList } from './CheckList.js';
import { ChosenStaff } from './ChosenStaff.js';
import { forgetDetails, keepDetails } from './kept.js';
import { KeptDetails } from './KeptDetails.js';
import { GUARDIAN } from './plan.js';
import { Progress } from './Progress.js';
import { saveReceipt } from './receipt.js';
import { BOOKING_STEPS, hashOf } from './steps.js';
import type { Go } from './usePlace.js';

interface Props {
  kind: BookingKind;
  form: FormState;
  place: number | 'check';
  go: Go;
}

export function BookingSteps({ kind, form, place, go }: Props) {
  const t = useTexts('booking');
  const words = useTexts('form');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  const state = useLocation().state as { checked?: boolean } | null;
  const steps = BOOKING_STEPS[kind];
  const step = place === 'check' ? undefined : steps[place - 1];
  const number = place === 'check' ? steps.length + 1 : place;
  const stepTitle = t.steps[step?.name ?? 'check'];
  const where = fill(t.stepOf, { step: number, total: steps.length + 1 });
  const refused = form.failure !== undefined || Object.keys(form.problems).length > 0;
  useTitle(refused ? words.errorPrefix : '', `${stepTitle} (${where})`, t.kinds[kind].title);

  useEffect(() => {
    if (shown.current !== place) heading.current?.focus({ preventScroll: true });
    shown.current = place;
  }, [place]);

  async function submit() {
    if (step) {
      if (!form.verify(step.fields)) return;
      // Somebody who came back to change one answer returns to the check; otherwise the path goes on.
      const next = state?.checked || number === steps.length ? 'check' : number + 1;
      void go(next);
      return;
    }
    if (!form.verify()) return;
    const { answers } = form;
    const done = await form.submit(({ body: { [GUARDIAN]: _, ...body }, key, onProof }) =>
      send<{ bookingId: string }>('POST', `/${kind}/add-booking`, { body, idempotencyKey: key, onProof }),
    );
    if (!done) return;
    saveReceipt(kind, done.bookingId);
    keepDetails(answers);
    await go('sent', { replace: true });
    form.clear();
  }

  function startAnew() {
    forgetDetails();
    void go(1);
  }

  /** The language of the moment of ticking counts, whichever one the request is sent in. */
  function consent(ticked: boolean) {
    form.answer('consentVersion', ticked ? NOTICE_VERSION : '');
    form.answer('consentLanguage', ticked ? language : '');
  }

  return (
    <>
      <Progress step={number} total={steps.length + 1} label={where} />
      <ChosenStaff form={form} />
      <Form form={form} onSubmit={() => void submit()}>
        <h2 id={hashOf(place).slice(1)} ref={heading} tabIndex={-1}>
          {stepTitle}
        </h2>
        {step ? (
          <>
            {number === 1 && <KeptDetails form={form} />}
            <Fields names={step.fields} />
          </>
        ) : (
          <>
            <CheckList kind={kind} />
            <TickInput name={GUARDIAN} onTick={consent} />
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
        <DeleteAnswers form={form} onDeleted={startAnew} />
      </Form>
    </>
  );
}
