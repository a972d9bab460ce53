import { useState } from 'react';
import type { FormState } from '../form/useForm.js';
import { useTexts } from '../messages/useTexts.js';

/** For a phone that others use too. */
export function DeleteAnswers({ form, onDeleted }: { form: FormState; onDeleted: () => void }) {
  const words = useTexts('form');
  const [deleted, setDeleted] = useState(false);
  return (
    <div className="soft">
      <p>{words.kept}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          form.clear();
          setDeleted(true);
          onDeleted();
        }}
      >
        {words.deleteAnswers}
      </button>
      <p role="status">{deleted && Object.keys(form.answers).length === 0 ? words.deleted : ''}</p>
    </div>
  );
}
