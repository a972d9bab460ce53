import type { ReactNode } from 'react';
import { Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import type { FormState } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';

interface Props {
  form: FormState;
  submit: string;
  onSubmit: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** The form of one section of the account. */
export function SectionForm({ form, submit, onSubmit, onCancel, children }: Props) {
  const t = useTexts('account');
  return (
    <Form form={form} title={t.title} onSubmit={onSubmit}>
      <Fields names={Object.keys(form.config.rules)} />
      {children}
      <div className="buttons">
        <SendButton form={form}>{submit}</SendButton>
        <button type="button" className="button quiet" onClick={onCancel}>
          {t.cancel}
        </button>
      </div>
    </Form>
  );
}
