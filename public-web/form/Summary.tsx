import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { failureText } from './failureText.js';
import { problemText } from './problems.js';
import type { FormState } from './useForm.js';

/**
 * Stands above the form after a refused try, takes the focus, and leads to each field in the order of the form. The
 * focus alone has it read out, whole: a live region would say the same again.
 */
export function Summary({ form }: { form: FormState }) {
  const words = useTexts('form');
  const templates = useTexts('faults');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { plan, problems, failure, tries } = form;
  const wrong = Object.keys(plan.rules).filter((name) => problems[name]);

  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);

  if (wrong.length === 0 && !failure) return null;
  return (
    <div
      ref={box}
      className="summary"
      tabIndex={-1}
      role="group"
      aria-labelledby="summary-title"
      aria-describedby="summary-text"
    >
      <h2 id="summary-title">{failure ? words.notSent : words.problem}</h2>
      <div id="summary-text">
        {failure && <p>{failureText(failure, words, language, plan)}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map((name) => {
              const rule = plan.rules[name];
              const field = plan.texts[name];
              const problem = problems[name];
              if (!rule || !field || !problem) return null;
              return (
                <li key={name}>
                  <a href={`#${name}`} onClick={(event) => leadTo(name, event)}>
                    {problemText(rule, problem, field, { templates, known: words.known })}
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The hash is the step of a form, so the link moves the focus itself, with the question in view. */
function leadTo(name: string, event: { preventDefault(): void }) {
  event.preventDefault();
  const control = document.getElementById(name);
  control?.closest('.field')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
