import type { FollowedRequest } from '#contract/follow-up';
import { useTexts } from '../../messages/useTexts.js';

type Step = 'received' | 'read' | 'decided' | 'told';
type State = 'done' | 'now' | 'later';

/** What is behind a request and what is ahead of it; a message is only read and answered. */
export function stepsOf({ status, history }: Pick<FollowedRequest, 'status' | 'history'>): [Step, State][] {
  const isDecided = status !== 'Pending' && status !== 'pending' && status !== 'received';
  const isTold = isDecided && history.at(-1)?.what === 'told';
  const told: State = isTold ? 'done' : isDecided ? 'now' : 'later';
  if (status === 'received') {
    return [
      ['received', 'done'],
      ['read', 'now'],
    ];
  }
  return [
    ['received', 'done'],
    ['read', isDecided ? 'done' : 'now'],
    ['decided', isDecided ? 'done' : 'later'],
    ['told', told],
  ];
}

/** The stepping-stones of a request. What the stones show, the words beside them say. */
export function Path({ request }: { request: FollowedRequest }) {
  const t = useTexts('followUp');
  return (
    <ol className="stones path-so-far">
      {stepsOf(request).map(([step, state]) => (
        <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <p>
            <strong>{t.steps[step]}</strong> <span className="soft">{t.stepStates[state]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
