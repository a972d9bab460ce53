import { Link } from 'react-router';
import type { BookingKind } from '#contract/bookings';
import { useFormContext } from '../../form/Field.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { answerText, hasPassed } from './answerText.js';
import { BOOKING_STEPS, hashOf } from './steps.js';

/** Every answer once more, each with a way back to it. */
export function CheckList({ kind }: { kind: BookingKind }) {
  const t = useTexts('booking');
  const words = useTexts('form');
  const { config, answers } = useFormContext();
  return BOOKING_STEPS[kind].map(({ name: step, fields }, place) => (
    <section key={step} className="check-group" aria-labelledby={`check-${step}`}>
      <h3 id={`check-${step}`}>{t.steps[step]}</h3>
      <dl className="check-list">
        {fields.map((name: string) => {
          const rule = config.rules[name];
          const label = config.texts[name]?.label ?? name;
          const answer = answers[name] ?? '';
          const shown = rule && answerText(rule, answer, words);
          const passed = rule?.type === 'date' && hasPassed(answer, new Date());
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={shown ? undefined : 'soft'}>
                {shown || t.notGiven}
                {passed && <strong className="doubt">{t.pastDate}</strong>}
              </dd>
              <dd className="change">
                <Link
                  to={{ hash: hashOf(place + 1) }}
                  state={{ checked: true }}
                  aria-label={fill(t.changeWhat, { what: label })}
                >
                  {t.change}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}
