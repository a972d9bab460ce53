import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BOOKING_KINDS } from '#contract/bookings';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { FAMILY_CHANGES, FOLLOW_UP_CANCEL_FIELDS, type FollowUpAnswer, type RequestKind } from '#contract/follow-up';
import type { Rules } from '#contract/rule';
import { required } from '../../form/answers.js';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { type FormState, useForm } from '../../form/useForm.js';
import type { FieldTexts } from '../../messages/fields.js';
import { useTexts } from '../../messages/useTexts.js';
import { warningOf } from '../booking/answerText.js';

interface Common {
  /** Of the request: each has drafts of its own. */
  reference: string;
  token: string;
  /** The parts of the tab's title while the task is open. */
  title: readonly string[];
  onDone: (answer: FollowUpAnswer) => void;
  onLeave: () => void;
}

const { parentName, parentPhone, parentEmail, startingDate, note } = FAMILY_CHANGES;
const CONTACT = { parentName, parentPhone, parentEmail } as const;
const COURSE_CONTACT = { ...CONTACT, parentPhone: { ...COURSE_REQUEST_FIELDS.phone, optional: true } } as const;
const DATE = { startingDate: required(startingDate) } as const;
const NOTE = { note: required(note) } as const;
const REASON = { reason: FOLLOW_UP_CANCEL_FIELDS.reason } as const;

/** A form on the follow-up page, whose drafts go with its tab; its body includes the token of the private link. */
function useRequestForm(id: string, rules: Rules, { token, reference }: Common, more: FieldTexts = {}): FormState {
  const t = useTexts('followUp');
  const texts = { ...useTexts('followUpFields'), ...more };
  const toBody = (body: Readonly<Record<string, string>>) => ({ ...body, token });
  return useForm({
    id: `${id} ${reference}`,
    rules,
    texts,
    draft: 'tab',
    answered: false,
    toBody,
    failed: t.changeRefused,
  });
}

interface ContactProps extends Common {
  kind: RequestKind;
}

export function ContactForm(props: ContactProps) {
  const { kind, onDone } = props;
  const t = useTexts('followUp');
  const { phone } = useTexts('courseRequestFields');
  const [isEmpty, setEmpty] = useState(false);
  // A course is asked for with a number of Sri Lanka: the form offers no other.
  const [rules, more] = kind === 'course-request' ? [COURSE_CONTACT, { parentPhone: phone }] : [CONTACT, {}];
  const form = useRequestForm('follow-up-contact', rules, props, more);

  async function submit() {
    const answered = Object.values(form.answers).some((answer) => answer.trim() !== '');
    setEmpty(!answered);
    if (answered) await change(form, onDone);
  }

  return (
    <ChangeForm
      {...props}
      form={form}
      names={Object.keys(CONTACT)}
      send={t.save}
      onSubmit={submit}
      warning={isEmpty && t.contactEmpty}
    >
      <p>{t.contactText}</p>
    </ChangeForm>
  );
}

export function DateForm(props: Common) {
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-date', DATE, props);
  const [warned, setWarned] = useState<string>();
  const { startingDate: answer = '' } = form.answers;
  const warning = warned === answer && warningOf(DATE.startingDate, answer);

  /** An unlikely day is asked about once. */
  async function submit() {
    if (warned !== answer && form.check() && warningOf(DATE.startingDate, answer)) setWarned(answer);
    else await change(form, props.onDone);
  }

  return (
    <ChangeForm
      {...props}
      form={form}
      names={Object.keys(DATE)}
      send={t.save}
      onSubmit={submit}
      warning={warning && t.warnings[warning]}
    />
  );
}

export function NoteForm(props: Common) {
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-note', NOTE, props);
  const names = Object.keys(NOTE);
  const submit = () => change(form, props.onDone);
  return <ChangeForm {...props} form={form} names={names} send={t.save} onSubmit={submit} />;
}

/** Sooner than this nobody has read a question: it is the second tap of a double tap on the button that stood there. */
const DOUBLE_TAP_MS = 700;

interface CancelProps extends Common {
  kind: RequestKind;
  onRemoved: () => void;
}

/** Confirms a cancellation, and says what it does: a booking is kept as cancelled, anything else is deleted. */
export function CancelForm(props: CancelProps) {
  const { kind, onDone, onRemoved } = props;
  const t = useTexts('followUp');
  const form = useRequestForm('follow-up-cancel', REASON, props);
  const isBooking = BOOKING_KINDS.some((one) => one === kind);
  const asked = useRef(0);
  useEffect(() => {
    asked.current = Date.now();
  }, []);

  async function submit() {
    if (!isBooking && Date.now() - asked.current < DOUBLE_TAP_MS) return;
    const outcome = await form.submit<FollowUpAnswer | { message: string }>('/follow-up/cancel');
    if (outcome?.kind === 'done' && 'request' in outcome.body) onDone(outcome.body);
    // Not found: deleted by an earlier try, whose answer was lost.
    else if (outcome?.kind === 'done' || (outcome?.kind === 'refused' && outcome.status === 404)) onRemoved();
  }

  const names = isBooking ? Object.keys(REASON) : [];
  return (
    <ChangeForm {...props} form={form} names={names} send={t.cancelSend} onSubmit={submit}>
      <p>{isBooking ? t.cancelText : t.removeText}</p>
    </ChangeForm>
  );
}

async function change(form: FormState, onDone: (answer: FollowUpAnswer) => void): Promise<void> {
  const outcome = await form.submit<FollowUpAnswer>('/follow-up', { method: 'PUT' });
  if (outcome?.kind === 'done') onDone(outcome.body);
}

interface ChangeFormProps extends Pick<Common, 'title' | 'onLeave'> {
  form: FormState;
  names: readonly string[];
  /** Label of the submit button. */
  send: string;
  onSubmit: () => Promise<void>;
  /** Shown at the button: above the fields a phone would not show it to whoever has just pressed. */
  warning?: string | false | undefined;
  children?: ReactNode;
}

function ChangeForm({ form, title, names, send, onSubmit, onLeave, warning, children }: ChangeFormProps) {
  const t = useTexts('followUp');
  const leave = () => {
    form.clear();
    onLeave();
  };
  return (
    <Form form={form} title={title} onSubmit={() => void onSubmit()}>
      {children}
      <Fields names={names} />
      <p role="alert">{warning && <strong className="warning">{warning}</strong>}</p>
      <div className="buttons">
        <SendButton form={form}>{send}</SendButton>
        <button type="button" className="button quiet" onClick={leave}>
          {t.leave}
        </button>
      </div>
    </Form>
  );
}
