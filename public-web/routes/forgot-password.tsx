import '../styles/form.css';
import { useState } from 'react';
import { FORGOT_PASSWORD_FIELDS } from '#contract/users';
import { Contacts } from '../components/Contacts.js';
import { Done } from '../components/Done.js';
import { headOf } from '../components/head.js';
import { PageLink } from '../components/PageLink.js';
import { Form, SendButton } from '../form/Form.js';
import { Fields } from '../form/inputs.js';
import { useForm } from '../form/useForm.js';
import { textsOf } from '../messages/texts.server.js';
import { useTexts } from '../messages/useTexts.js';

const NAMES = Object.keys(FORGOT_PASSWORD_FIELDS);

export const loader = textsOf('forgotPassword', 'forgotFields', 'form', 'errors');
export const meta = headOf('forgotPassword');

export default function ForgotPassword() {
  const t = useTexts('forgotPassword');
  const texts = useTexts('forgotFields');
  const form = useForm({
    id: 'forgot-password',
    rules: FORGOT_PASSWORD_FIELDS,
    texts,
    draft: false,
    failed: t.failed,
    answered: true,
  });
  const [sent, setSent] = useState(0);

  async function submit() {
    const outcome = await form.submit('/user/forgot-password');
    // Asked for again, the answer takes the focus again.
    if (outcome?.kind === 'done') setSent((count) => count + 1);
  }

  return (
    <div className="page narrow reading">
      <div className="form-main">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {sent > 0 && <Done key={sent} title={t.sent} text={t.sentText} />}
        <Form form={form} title={t.title} onSubmit={() => void submit()}>
          <Fields names={NAMES} />
          <div className="buttons">
            <SendButton form={form}>{t.submit}</SendButton>
            <PageLink to="/login" className="button quiet">
              {t.back}
            </PageLink>
          </div>
        </Form>
      </div>
      <section className="card stack" aria-labelledby="reach">
        <h2 id="reach">{t.reachTitle}</h2>
        <p>{t.reachText}</p>
        <Contacts />
        <p>{t.applicants}</p>
        <p>{t.parents}</p>
      </section>
    </div>
  );
}
