import '../styles/form.css';
import '../styles/booking.css';
import '../styles/follow-up.css';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { insteadOf, required } from '../form/answers.js';
import { DeleteAnswers, Form, SendButton } from '../form/Form.js';
import { Fields } from '../form/inputs.js';
import { useForm } from '../form/useForm.js';
import { Contacts } from '../components/Contacts.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { Notice } from '../components/Notice.js';
import type { FollowUpDetails } from '../features/receipt/Keep.js';
import { SentReceipt } from '../features/receipt/SentReceipt.js';
import { useSent } from '../features/receipt/useSent.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

const { name, email, message } = CONTACT_FIELDS;
const { phone } = CONTACT_CHANNEL_FIELDS;
const NAMES = ['name', 'email', 'phone', 'message'];
const NO_EMAIL = insteadOf('email');

export const loader = textsOf('addContact', 'contactFields', 'receipt', 'notice', 'form', 'errors');
export const meta = headOf('addContact');

export default function AddContact() {
  const t = useTexts('addContact');
  const { helpText } = useTexts('site');
  const texts = useTexts('contactFields');
  const { failed } = t;
  const { instead } = useTexts('form');
  const form = useForm((answers) => ({
    id: 'contact',
    rules: { name, email, phone: answers[NO_EMAIL] ? required(phone) : phone, message },
    texts,
    instead: { email: { none: instead.noEmail } },
    toBody: (body) => (answers[NO_EMAIL] ? { ...body, noEmail: 'true' } : body),
    draft: true,
    honeypot: true,
    answered: true,
    failed,
    broken: failed,
  }));
  const { sent, check, show, forget } = useSent('contact');

  async function submit() {
    const outcome = await form.submit<FollowUpDetails>('/contact/addcontact');
    if (outcome?.kind !== 'done') return;
    form.clear();
    await show(outcome.body);
  }

  return (
    <div className="page">
      <div className="form-page">
        <div className="form-main">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p className="lead">{t.lead}</p>
          {sent && !form.failure && (
            <Done key={sent.at} title={t.sent} text={t.sentText}>
              <SentReceipt kept={sent} onRestored={check} onDelete={forget} />
            </Done>
          )}
          <Form form={form} title={t.title} onSubmit={() => void submit()}>
            <Fields names={NAMES} />
            <div className="buttons">
              <SendButton form={form}>{t.send}</SendButton>
            </div>
            <DeleteAnswers form={form} />
          </Form>
        </div>
        <aside className="help" aria-label={t.callTitle}>
          <section className="card">
            <h2>{t.callTitle}</h2>
            <p>{t.callText}</p>
            <p>{helpText}</p>
            <Contacts />
          </section>
          <Notice of="contact" />
        </aside>
      </div>
    </div>
  );
}
