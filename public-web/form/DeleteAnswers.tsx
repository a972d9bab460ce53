import { useState } from 'react';
import { useTexts } from '../messages/useTexts.js';
import type { FormState } from './useForm.js';

interface Props {
  form: FormState;
  /** What is kept, and for how long; by default the answers of this form. */
  text?: string;
  onDeleted?: () => void;
}

/** For a phone that others use too. */
export function DeleteAnswers({ form, text, onDeleted }: Props) {
  const words = useTexts('form');
  const [deleted, setDeleted] = useState(false);
  return (
    <div className="soft">
      <p>{text ?? words.kept}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          form.clear();
          setDeleted(true);
          onDeleted?.();
        }}
      >
        {words.deleteAnswers}
      </button>
      <p role="status">{deleted && Object.keys(form.answers).length === 0 ? words.deleted : ''}</p>
    </div>
  );
}
