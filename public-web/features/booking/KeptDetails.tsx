import { useState } from 'react';
import type { FormState } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import { hasKeptDetails, keptDetails, type KeptPart } from './kept.js';

/** Whoever sent a booking a moment ago need not type the same again: one tap brings it back. */
export function KeptDetails({ form }: { form: FormState }) {
  const t = useTexts('booking').again;
  const [used, setUsed] = useState(false);
  const untouched = !Object.entries(form.answers).some(([name, answer]) => TYPED.test(name) && answer !== '');
  const offered = form.ready && untouched && hasKeptDetails();

  function use(part: KeptPart) {
    for (const [name, answer] of Object.entries(keptDetails(part))) form.answer(name, answer);
    setUsed(true);
    document.getElementById('parentName')?.focus();
  }

  return (
    <>
      {offered && (
        <section className="offer" aria-labelledby="again">
          <h3 id="again">{t.title}</h3>
          <p>{t.text}</p>
          <div className="buttons">
            <button type="button" className="button quiet" onClick={() => use('both')}>
              {t.both}
            </button>
            <button type="button" className="button quiet" onClick={() => use('parent')}>
              {t.parent}
            </button>
          </div>
        </section>
      )}
      <p role="status" className="hidden-text">
        {used && !untouched ? t.used : ''}
      </p>
    </>
  );
}

/** A person chosen in a staff list is no typed answer. */
const TYPED = /^(parent|child|school)/;
