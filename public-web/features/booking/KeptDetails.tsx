import { useState } from 'react';
import { insteadOf, type Answers } from '../../form/answers.js';
import { loadSent, saveSent } from '../../form/sent.js';
import type { FormState } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';

/** Answers that a second booking in the same visit would ask for again. */
const OF_PARENT = ['parentName', 'parentPhone', 'parentEmail', 'language', 'bestTime'] as const;
const OF_CHILD = ['childName', 'childAge', 'schoolGrade', insteadOf('schoolGrade')] as const;
const NAME = 'kept-details';

type KeptPart = 'parent' | 'both';

/** Kept for this tab only, for half an hour, and only what was sent. */
export function keepDetails(answers: Answers): void {
  saveSent(NAME, chosenFrom(answers, 'both'));
}

function keptDetails(part: KeptPart): Answers {
  return chosenFrom(loadSent(NAME)?.answers ?? {}, part);
}

function chosenFrom(answers: Answers, part: KeptPart): Answers {
  const names: readonly string[] = part === 'both' ? [...OF_PARENT, ...OF_CHILD] : OF_PARENT;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

/** Offers the details of the last booking for the next one. */
export function KeptDetails({ form }: { form: FormState }) {
  const t = useTexts('booking').again;
  const [used, setUsed] = useState(false);
  const untouched = !Object.entries(form.answers).some(([name, answer]) => TYPED.test(name) && answer !== '');
  const offered = form.hydrated && untouched && loadSent(NAME) !== undefined;

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
