import { dayText } from '#contract/day-text';
import type { FamilyGoal } from '#contract/goals';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/** What a step is: the first that is not reached yet is practised now. */
export function statesOf({ steps, status }: Pick<FamilyGoal, 'steps' | 'status'>): ('done' | 'now' | 'later')[] {
  const next = steps.findIndex(({ reachedOn }) => reachedOn === undefined);
  return steps.map(({ reachedOn }, place) =>
    reachedOn ? 'done' : place === next && status === 'open' ? 'now' : 'later',
  );
}

/** A goal as stepping stones; the text beside each stone says the same. */
export function GoalStones({ goal }: { goal: FamilyGoal }) {
  const t = useTexts('progress');
  const days = useTexts('form');
  const { _id, title, steps, status, closedBecause } = goal;
  const states = statesOf(goal);
  const id = `goal-${_id}`;
  return (
    <section className="stack goal" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ol className="stones path-so-far">
        {steps.map(({ _id: step, text, reachedOn }, place) => {
          const state = states[place] ?? 'later';
          return (
            <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <p>
                <strong>{text}</strong>{' '}
                <span className="soft">
                  {reachedOn ? fill(t.reachedOn, { day: dayText(reachedOn, days) }) : t.states[state]}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
      {status === 'reached' && <p className="saved">{t.goalReached}</p>}
      {status === 'closed' && <p className="soft">{t.goalClosed}</p>}
      {status === 'closed' && closedBecause && <p className="soft">{fill(t.because, { reason: closedBecause })}</p>}
    </section>
  );
}
