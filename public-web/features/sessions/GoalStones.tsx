import { dayText } from '#contract/day-text';
import type { FamilyGoal } from '#contract/goals';
import { fill } from '../../messages/fill.js';
import { languageOfText } from '../../messages/languageOfText.js';
import { useTexts } from '../../messages/useTexts.js';

/** What a step is: the first that is not reached yet is practised now. */
export function statesOf({ steps, status }: Pick<FamilyGoal, 'steps' | 'status'>): ('done' | 'now' | 'later')[] {
  const next = steps.findIndex(({ reachedOn }) => reachedOn === undefined);
  return steps.map(({ reachedOn }, place) =>
    reachedOn ? 'done' : place === next && status === 'open' ? 'now' : 'later',
  );
}

interface Props {
  goal: FamilyGoal;
  /** The first day of a report: steps that were reached before it are told from its own. */
  from?: string;
}

/** A goal as stepping stones; the text beside each stone says the same. */
export function GoalStones({ goal, from = '' }: Props) {
  const t = useTexts('progress');
  const days = useTexts('form');
  const { _id, title, steps, status, closedBecause } = goal;
  const states = statesOf(goal);
  // Nothing comes later in a goal that has ended.
  const textOf = (state: 'done' | 'now' | 'later', reachedOn?: string) => {
    if (reachedOn) return fill(reachedOn < from ? t.reachedEarlier : t.reachedOn, { day: dayText(reachedOn, days) });
    return status === 'open' ? t.states[state] : t.notReached;
  };
  const id = `goal-${_id}`;
  return (
    <section className="stack goal" aria-labelledby={id}>
      <h3 id={id} lang={languageOfText(title)}>
        {title}
      </h3>
      <ol className="stones path-so-far">
        {steps.map(({ _id: step, text, reachedOn }, place) => {
          const state = states[place] ?? 'later';
          return (
            <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              <p>
                <strong lang={languageOfText(text)}>{text}</strong>{' '}
                <span className="soft">{textOf(state, reachedOn)}</span>
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
