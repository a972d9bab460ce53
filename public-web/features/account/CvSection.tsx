import { useState } from 'react';
import { CV } from '#contract/users';
import { useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import type { SectionProps } from './Account.js';
import { OpenSection } from './OpenSection.js';
import { SectionForm } from './SectionForm.js';

const RULES = { cv: CV } as const;

export function CvSection(props: SectionProps) {
  const t = useTexts('account');
  const [saved, setSaved] = useState(false);
  return (
    <OpenSection
      id="own-cv"
      title={t.cvTitle}
      text={t.cvText}
      action={t.changeCv}
      isOpen={props.isOpen}
      onOpen={(open) => {
        setSaved(false);
        props.onOpen(open);
      }}
      saved={saved ? t.cvSaved : undefined}
      form={<CvForm {...props} onSaved={() => setSaved(true)} />}
    />
  );
}

function CvForm({ session, onOpen, onChange, onSaved }: SectionProps & { onSaved: () => void }) {
  const t = useTexts('account');
  const texts = useTexts('userFields');
  const form = useForm({ id: 'own-cv', rules: RULES, texts, draft: false, failed: t.failed });

  async function submit() {
    const outcome = await form.submit('/user/me/cv', { method: 'PUT', token: session.token });
    if (outcome?.kind !== 'done') return;
    onOpen(false);
    onSaved();
    onChange();
  }

  return <SectionForm form={form} submit={t.cvSend} onSubmit={() => void submit()} onCancel={() => onOpen(false)} />;
}
