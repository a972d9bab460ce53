import { type ReactNode, useState } from 'react';
import { BOOKING_KINDS } from '#contract/bookings';
import { FAMILY_CHANGES, FOLLOW_UP_CANCEL_FIELDS, type FollowUpAnswer, type RequestKind } from '#contract/follow-up';
import type { Rules } from '#contract/rule';
import { required } from '../../form/answers.js';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { type FormState, useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import { warningOf } from '../booking/answerText.js';

interface Common {
  token: string;
  onDone: (answer: FollowUpAnswer) => void;
  onLeave: () => void;
}

const { parentName, parentPhone, parentEmail, startingDate, note } = FAMILY_CHANGES;
const CONTACT = { parentName, parentPhone, parentEmail } as const;
const DATE = { startingDate: required(startingDate) } as const;
const NOTE = { note: required(note) } as const;
const REASON = { reason: FOLLOW_UP_CANCEL_FIELDS.reason } as const;

/** A form on the follow-up page; its body includes the token of the private link. */
function useRequestForm(id: string, rules: Rules, token: string): FormState {
  const t = useTexts('followUp');
  const texts = useTexts('followUpFields');
  const toBody = (body: Readonly<Record<string, string>>) => ({ ...body, token });
  return useForm({ id, rules, texts, draft: false, toBody, failed: t.changeFailed });
}

export function ContactForm({ token, onDone, onLeave }: Common) {
  const t = useTexts('followUp');
  const [isEmpty, setEmpty] = useState(false);
  const form = useRequestForm('follow-up-contact', CONTACT, token);

  async function submit() {
    const answered = Object.values(form.answers).some((answer) => answer.trim() !== '');
    setEmpty(!answered);
    if (answered) await change(form, onDone);
  }

  return (
    <ChangeForm form={form} names={Object.keys(CONTACT)} send={t.save} onSubmit={submit} onLeave={onLeave}>
      <p>{t.contactText}</p>
      <p role="alert">{isEmpty ? t.contactEmpty : ''}</p>
    </ChangeForm>
  );
}

export function DateForm({ token, onDone, onLeave }: Common) {
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-date', DATE, token);
  const [warned, setWarned] = useState<string>();
  const { startingDate: answer = '' } = form.answers;
  const warning = warned === answer && warningOf(DATE.startingDate, answer, new Date());

  /** An unlikely day is asked about once. */
  async function submit() {
    if (warned !== answer && form.check() && warningOf(DATE.startingDate, answer, new Date())) setWarned(answer);
    else await change(form, onDone);
  }

  return (
    <ChangeForm form={form} names={Object.keys(DATE)} send={t.save} onSubmit={submit} onLeave={onLeave}>
      <p role="alert">{warning && <strong className="warning">{t.warnings[warning]}</strong>}</p>
    </ChangeForm>
  );
}

export function NoteForm({ token, onDone, onLeave }: Common) {
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-note', NOTE, token);
  const names = Object.keys(NOTE);
  return <ChangeForm form={form} names={names} send={t.save} onSubmit={() => change(form, onDone)} onLeave={onLeave} />;
}

interface CancelProps extends Common {
  kind: RequestKind;
  onRemoved: () => void;
}

/** Confirms a cancellation, and says what it does: a booking is kept as cancelled, anything else is deleted. */
export function CancelForm({ token, kind, onDone, onLeave, onRemoved }: CancelProps) {
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-cancel', REASON, token);
  const isBooking = BOOKING_KINDS.some((one) => one === kind);

  async function submit() {
    const outcome = await form.submit<FollowUpAnswer | { message: string }>('/follow-up/cancel');
    if (outcome?.kind !== 'done') return;
    if ('request' in outcome.body) onDone(outcome.body);
    else onRemoved();
  }

  const names = isBooking ? Object.keys(REASON) : [];
  return (
    <ChangeForm form={form} names={names} send={t.cancelSend} onSubmit={submit} onLeave={onLeave}>
      <p>{isBooking ? t.cancelText : t.removeText}</p>
    </ChangeForm>
  );
}

async function change(form: FormState, onDone: (answer: FollowUpAnswer) => void): Promise<void> {
  const outcome = await form.submit<FollowUpAnswer>('/follow-up', { method: 'PUT' });
  if (outcome?.kind === 'done') onDone(outcome.body);
}

interface ChangeFormProps {
  form: FormState;
  names: readonly string[];
  /** Label of the submit button. */
  send: string;
  onSubmit: () => Promise<void>;
  onLeave: () => void;
  children?: ReactNode;
}

function ChangeForm({ form, names, send, onSubmit, onLeave, children }: ChangeFormProps) {
  const t = useTexts('followUp');
  return (
    <Form form={form} title={t.title} onSubmit={() => void onSubmit()}>
      {children}
      <Fields names={names} />
      <div className="buttons">
        <SendButton form={form}>{send}</SendButton>
        <button type="button" className="button quiet" onClick={onLeave}>
          {t.leave}
        </button>
      </div>
    </Form>
  );
}
