import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { Notice } from '../components/Notice.js';
import type { FollowUpDetails } from '../features/receipt/Keep.js';
import { SentReceipt } from '../features/receipt/SentReceipt.js';
import { useSent } from '../features/receipt/useSent.js';
import { type Answers, required } from '../form/answers.js';
import { PresetAnswer } from '../form/PresetAnswer.js';
import { DeleteAnswers, Form, SendButton } from '../form/Form.js';
import { Fields } from '../form/inputs.js';
import { useForm } from '../form/useForm.js';
import type { Catalogue } from '../messages/catalogue.js';
import { fill } from '../messages/fill.js';
import { textsOf } from '../messages/texts.server.js';
import { useLanguage, useTexts } from '../messages/useTexts.js';

const { phone, bestTime } = CONTACT_CHANNEL_FIELDS;
const RULES = {
  phone: required(phone),
  ...LANGUAGE_FIELDS,
  bestTime,
  name: { ...CONTACT_FIELDS.name, optional: true },
} as const;
const NAMES = Object.keys(RULES);

export const loader = textsOf('callBack', 'callBackFields', 'receipt', 'notice', 'form', 'errors');
export const meta = headOf('callBack');

/** What the page before has answered; in words only here, where the language may be changed. */
function aboutOf(answers: Answers, t: Catalogue['callBack']['about']): string | undefined {
  const { about, aboutAge: age = '', aboutName: name = '', aboutId: id = '' } = answers;
  if (about === 'age') return fill(t.age, { age });
  return about === 'staff' ? fill(t.staff, { name, id }) : undefined;
}

/** Asks only for a number, and sends a contact message that asks for a call. */
export default function CallMeBack() {
  const t = useTexts('callBack');
  const texts = useTexts('callBackFields');
  const { choices } = useTexts('form');
  const language = useLanguage();
  const form = useForm({
    id: 'call-back',
    rules: RULES,
    texts,
    options: choices,
    presumed: { language, bestTime: 'any' },
    draft: true,
    honeypot: true,
    answered: true,
    failed: t.failed,
    broken: t.failed,
    // The contract asks for a name and an email address, or a word that there is none.
    toBody: (body, answers) => ({
      name: body.phone ?? '',
      ...body,
      noEmail: 'true',
      callBack: 'true',
      message: [t.message, aboutOf(answers, t.about)].filter(Boolean).join('\n'),
    }),
  });
  const { sent, check, show, forget } = useSent('call-back');

  async function submit() {
    const outcome = await form.submit<FollowUpDetails>('/contact/addcontact');
    if (outcome?.kind !== 'done') return;
    await show(outcome.body);
    form.clear();
  }

  return (
    <div className="page narrow">
      <div className="form-main">
        <h1 tabIndex={-1}>{t.title}</h1>
        {!sent && <p className="lead">{t.lead}</p>}
        {sent ? (
          <Done title={t.sent} text={t.sentText}>
            <SentReceipt kept={sent} onRestored={check} onDelete={forget} />
          </Done>
        ) : (
          <Form form={form} title={t.title} onSubmit={() => void submit()}>
            <PresetAnswer
              id="about"
              what={aboutOf(form.answers, t.about)}
              texts={t.about}
              onRemove={() => form.answer('about', '')}
            />
            <Fields names={NAMES} />
            <div className="buttons">
              <SendButton form={form}>{t.send}</SendButton>
            </div>
            <DeleteAnswers form={form} />
          </Form>
        )}
        <Notice of="contact" />
      </div>
    </div>
  );
}
