import { Types } from 'mongoose';
import { REFUSALS } from '#contract/refusals';
import { ValidationError } from '../common/errors/index.js';
import type { GoalChanges, SentStep } from './goal.dto.js';
import type { StoredGoal, StoredStep } from './goal.schema.js';

/**
 * The steps as they are stored: a known one keeps its id, a new one gets an id.
 * @throws ValidationError (400) if one was reached on a day to come
 */
export function stepsFrom(sent: readonly SentStep[], today: string, before: readonly StoredStep[] = []): StoredStep[] {
  if (sent.some(({ reachedOn = today }) => reachedOn > today)) {
    throw new ValidationError({ steps: REFUSALS.dayToCome });
  }
  const left = new Map(before.map((step) => [step._id, step]));
  return sent.map(({ _id = '', text, reachedOn, reached }) => {
    const known = left.get(_id);
    left.delete(_id);
    const on = reached === false ? undefined : (reachedOn ?? (reached ? (known?.reachedOn ?? today) : undefined));
    return { _id: known?._id ?? String(new Types.ObjectId()), text, ...(on && { reachedOn: on }) };
  });
}

/**
 * The changes with what follows from a new status: the day on which a goal was reached or closed, and only a closed one says why.
 * Both apps ask for that reason; the contract knows no field for it, so that a client may leave it out.
 */
export function changesOfGoal(goal: StoredGoal, sent: GoalChanges, today: string): Partial<StoredGoal> {
  const { steps, status = goal.status, closedBecause = goal.closedBecause, ...others } = sent;
  return {
    ...others,
    ...(steps && { steps: stepsFrom(steps, today, goal.steps) }),
    status,
    reachedOn: status === 'reached' ? (goal.reachedOn ?? today) : undefined,
    closedBecause: status === 'closed' ? closedBecause : undefined,
    closedOn: status !== 'closed' ? undefined : goal.status === 'closed' ? goal.closedOn : today,
  };
}
