import { Link } from 'react-router';
import type { Answers } from '../../form/answers.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { answerTo, warningOf, type AnsweredForm } from './answerText.js';
import type { Step } from './steps.js';
import type { Return } from './useCurrentStep.js';

export interface AnswerListProps {
  /** Handed over: their code would be a request of its own. */
  steps: readonly Step[];
  config: AnsweredForm;
  answers: Answers;
  /** With links back to the questions. */
  changeable?: true;
}

/** All answers of a booking, by step. */
export function AnswerList({ steps, config, answers, changeable }: AnswerListProps) {
  const t = useTexts('booking');
  const words = useTexts('form');
  return steps.map(({ name: step, fields }, place) => (
    <section key={step} className="check-group" aria-labelledby={`check-${step}`}>
      <h3 id={`check-${step}`}>{t.steps[step]}</h3>
      <dl className="check-list">
        {fields.map((name) => {
          const rule = config.rules[name];
          const label = config.texts[name]?.label ?? name;
          const shown = answerTo(name, config, answers, words);
          const warning = changeable && rule && warningOf(rule, answers[name] ?? '');
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={shown ? undefined : 'soft'}>
                <span>{shown || t.notGiven}</span>
                {warning && <strong className="warning">{t.warnings[warning]}</strong>}
              </dd>
              {changeable && (
                <dd className="change">
                  <Link
                    to={{ hash: `#step-${place + 1}` }}
                    state={{ checked: true, field: name } satisfies Return}
                    aria-label={fill(t.changeWhat, { what: label })}
                  >
                    {t.change}
                  </Link>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
