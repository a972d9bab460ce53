import { useRef, useState } from 'react';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { FormState } from '../../form/useForm.js';
import { STAFF_NAME } from './staff.js';

/** Who was asked for in a staff list, on every step, with a way to ask for nobody in particular. */
export function ChosenStaff({ form }: { form: FormState }) {
  const t = useTexts('booking').staff;
  const said = useRef<HTMLParagraphElement>(null);
  const name = form.answers[STAFF_NAME];
  const chosen = Boolean(form.answers.preferredStaff);
  const [removed, setRemoved] = useState(false);

  function remove() {
    form.answer('preferredStaff', '');
    form.answer(STAFF_NAME, '');
    setRemoved(true);
    said.current?.focus();
  }

  return (
    <>
      <p ref={said} tabIndex={-1} className="hidden-text">
        {removed && !chosen ? t.removed : ''}
      </p>
      {chosen && (
        <div className="offer">
          <p>
            {t.asked} <strong>{name || form.plan.texts.preferredStaff?.label}</strong>
          </p>
          <button
            id="preferredStaff"
            type="button"
            className="link-button"
            aria-label={name ? fill(t.removeWho, { name }) : undefined}
            onClick={remove}
          >
            {t.remove}
          </button>
        </div>
      )}
    </>
  );
}
