import type { Goal, GoalStep } from '#contract/goals';
import type { StoredGoal, StoredStep } from './goal.schema.js';

export function toGoal(goal: StoredGoal): Goal {
  const { _id, booking, title, steps, status, reachedOn, closedBecause, createdAt, updatedAt } = goal;
  return {
    _id: String(_id),
    booking,
    title,
    steps: steps.map(toStep),
    status,
    ...(reachedOn && { reachedOn }),
    ...(closedBecause && { closedBecause }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toStep({ _id, text, reachedOn }: StoredStep): GoalStep {
  return { _id, text, ...(reachedOn && { reachedOn }) };
}
