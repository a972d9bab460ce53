import { useState } from 'react';
import { PASSWORD_CHANGE_FIELDS } from '#contract/users';
import { renewSession } from '../../api/session.js';
import { useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import type { SectionProps } from './Account.js';
import { OpenSection } from './OpenSection.js';
import { SectionForm } from './SectionForm.js';

export function PasswordSection(props: SectionProps) {
  const t = useTexts('account');
  const [saved, setSaved] = useState(false);
  return (
    <OpenSection
      id="own-password"
      title={t.passwordTitle}
      text={t.passwordText}
      action={t.changePassword}
      isOpen={props.isOpen}
      onOpen={(open) => {
        setSaved(false);
        props.onOpen(open);
      }}
      saved={saved ? t.passwordSaved : undefined}
      form={<PasswordForm {...props} onSaved={() => setSaved(true)} />}
    />
  );
}

function PasswordForm({ session, onOpen, onSaved }: SectionProps & { onSaved: () => void }) {
  const t = useTexts('account');
  const texts = useTexts('passwordFields');
  const form = useForm({ id: 'own-password', rules: PASSWORD_CHANGE_FIELDS, texts, draft: false, failed: t.failed });

  async function submit() {
    const sending = { method: 'PUT', token: session.token } as const;
    const outcome = await form.submit<{ token: string }>('/user/me/password', sending);
    if (outcome?.kind !== 'done') return;
    onOpen(false);
    onSaved();
    renewSession(outcome.body.token);
  }

  return <SectionForm form={form} submit={t.save} onSubmit={() => void submit()} onCancel={() => onOpen(false)} />;
}
