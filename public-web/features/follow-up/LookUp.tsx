import { useState } from 'react';
import { FOLLOW_UP_FIELDS, type FollowUpAnswer } from '#contract/follow-up';
import { required } from '../../form/answers.js';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';

const { reference, phone, email } = FOLLOW_UP_FIELDS;
const BY = {
  phone: { reference, phone: required(phone) },
  email: { reference, email: required(email) },
} as const;

/** Asks for the reference and for the phone number (or e-mail address) given with the request. */
export function LookUp({ onFound }: { onFound: (answer: FollowUpAnswer) => void }) {
  const t = useTexts('followUp');
  const texts = useTexts('followUpFields');
  const [by, setBy] = useState<keyof typeof BY>('phone');
  const rules = BY[by];
  const form = useForm({ id: 'follow-up-look', rules, texts, draft: false, failed: t.failed });

  async function submit() {
    const outcome = await form.submit<FollowUpAnswer>('/follow-up');
    if (outcome?.kind === 'done') onFound(outcome.body);
  }

  return (
    <Form form={form} title={t.title} onSubmit={() => void submit()}>
      <Fields names={Object.keys(rules)} />
      <div>
        <button type="button" className="link-button" onClick={() => setBy(by === 'phone' ? 'email' : 'phone')}>
          {by === 'phone' ? t.byEmail : t.byPhone}
        </button>
      </div>
      <div className="buttons">
        <SendButton form={form}>{t.ask}</SendButton>
      </div>
    </Form>
  );
}
