import { DETAIL_EVENTS, type FollowedRequest, type FollowedStatus } from '#contract/follow-up';
import type { Catalogue } from '../../messages/catalogue.js';
import { useTexts } from '../../messages/useTexts.js';

type State = 'done' | 'now' | 'later';
type Step = readonly [text: keyof Catalogue['followUp']['steps'], state: State];

const DECIDED: Readonly<Record<FollowedStatus, boolean>> = {
  Pending: false,
  Approved: true,
  Rejected: true,
  pending: false,
  accepted: true,
  denied: true,
  received: false,
  answered: true,
  closed: true,
};

/** The steps of a request; a message is only read and answered. */
export function stepsOf({ status, history }: Pick<FollowedRequest, 'status' | 'history'>): Step[] {
  const isDecided = DECIDED[status];
  // Later events by the family do not change that it was told.
  const isTold = isDecided && history.findLast(({ what }) => !DETAIL_EVENTS.includes(what))?.what === 'told';
  const begun: Step[] = [['received', 'done'], isDecided ? ['read', 'done'] : ['reading', 'now']];
  if (status === 'received' || status === 'closed') return begun;
  if (status === 'answered') return [...begun, isTold ? ['answered', 'done'] : ['answering', 'now']];
  return [
    ...begun,
    ['decided', isDecided ? 'done' : 'later'],
    isTold ? ['told', 'done'] : ['telling', isDecided ? 'now' : 'later'],
  ];
}

/** The steps of a request as stepping stones; the text beside each says the same. */
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
