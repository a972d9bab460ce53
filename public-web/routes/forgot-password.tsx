import '../styles/form.css';
import { useState } from 'react';
import { SENTENCES } from '#contract/sentences';
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
  const [sent, setSent] = useState({ count: 0, isMailed: true });

  async function submit() {
    const outcome = await form.submit<{ message: string }>('/user/forgot-password');
    // Asked for again, the answer takes the focus again.
    if (outcome?.kind !== 'done') return;
    const isMailed = outcome.body.message !== SENTENCES.resetByPhone;
    setSent(({ count }) => ({ count: count + 1, isMailed }));
  }

  return (
    <div className="page narrow reading">
      <div className="form-main">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {sent.count > 0 && (
          <Done
            key={sent.count}
            title={sent.isMailed ? t.sent : t.noMail}
            text={sent.isMailed ? t.sentText : t.noMailText}
          />
        )}
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
