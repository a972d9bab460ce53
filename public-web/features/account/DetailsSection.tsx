import { useState } from 'react';
import { OWN_FIELDS } from '#contract/users';
import { useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import type { SectionProps } from './Account.js';
import { OpenSection } from './OpenSection.js';
import { SectionForm } from './SectionForm.js';

const NAMES = [
  'full_name',
  'home_address',
  'phone_number',
  'whatsapp_number',
  'email',
] as const satisfies (keyof typeof OWN_FIELDS)[];

export function DetailsSection(props: SectionProps) {
  const { me, isOpen, onOpen } = props;
  const t = useTexts('account');
  const fields = useTexts('userFields');
  const types = useTexts('teacherTypes');
  const [saved, setSaved] = useState(false);
  return (
    <OpenSection
      id="details"
      title={t.detailsTitle}
      action={t.changeDetails}
      isOpen={isOpen}
      onOpen={(open) => {
        setSaved(false);
        onOpen(open);
      }}
      saved={saved ? t.saved : undefined}
      form={<DetailsForm {...props} onSaved={() => setSaved(true)} />}
    >
      {!isOpen && (
        <dl className="check-list">
          {NAMES.map((name) => (
            <div key={name}>
              <dt>{fields[name].label}</dt>
              <dd>{me[name]}</dd>
            </div>
          ))}
          {me.teacher_type && (
            <div>
              <dt>{t.role}</dt>
              <dd>{types[me.teacher_type]}</dd>
            </div>
          )}
        </dl>
      )}
    </OpenSection>
  );
}

function DetailsForm({ me, session, onOpen, onChange, onSaved }: SectionProps & { onSaved: () => void }) {
  const t = useTexts('account');
  const texts = useTexts('userFields');
  const initial = Object.fromEntries(NAMES.map((name) => [name, me[name] ?? '']));
  const form = useForm({ id: 'details', rules: OWN_FIELDS, texts, draft: false, initial, failed: t.failed });

  async function submit() {
    const outcome = await form.submit('/user/me', { method: 'PUT', token: session.token });
    if (outcome?.kind !== 'done') return;
    onOpen(false);
    onSaved();
    onChange();
  }

  return (
    <SectionForm form={form} submit={t.save} onSubmit={() => void submit()} onCancel={() => onOpen(false)}>
      <p className="soft">{t.detailsHelp}</p>
    </SectionForm>
  );
}
