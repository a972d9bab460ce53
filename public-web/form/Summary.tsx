import { useEffect, useId, useRef } from 'react';
import { useLanguage, useTexts } from '../messages/useTexts.js';
import { errorText, failureText, isSentBefore } from './errors.js';
import type { FormState } from './useForm.js';

/**
 * The error summary above the form: takes the focus and links to each field in the order of the form. The focus makes
 * screen readers read it; a live region would repeat it.
 */
export function Summary({ form, onElsewhere }: { form: FormState; onElsewhere?: (name: string) => void }) {
  const words = useTexts('form');
  const templates = useTexts('errors');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  // A page may have two forms open that both have errors.
  const id = useId();
  const { config, errors, failure, refusals } = form;
  // Who signs in or looks something up has nothing to send.
  const title =
    !failure || config.answered === undefined
      ? words.problem
      : words[
          isSentBefore(failure)
            ? 'changesNotSent'
            : failure.kind === 'unreachable' && failure.why !== 'offline'
              ? 'mayBeLost'
              : 'notSent'
        ];
  const wrong = Object.keys(config.rules).filter((name) => errors[name]);

  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);

  if (wrong.length === 0 && !failure) return null;
  return (
    <div
      ref={box}
      className="summary"
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`}>
        {failure && <p>{failureText(failure, words, language, config)}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map((name) => {
              const rule = config.rules[name];
              const field = config.texts[name];
              const error = errors[name];
              if (!rule || !field || !error) return null;
              return (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      // The hash is the step of a form, so the link moves the focus itself.
                      event.preventDefault();
                      if (!focusField(name)) onElsewhere?.(name);
                    }}
                  >
                    {errorText(rule, error, field, { ...words, templates })}
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

/**
 * Focuses a question and scrolls all of it into view.
 * @returns whether it is on the page
 */
export function focusField(name: string): boolean {
  const control = document.getElementById(name);
  control?.closest('.field')?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
  return control !== null;
}
