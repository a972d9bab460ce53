import type { FamilyGoal, Goal, GoalStep } from '#contract/goals';
import type { StoredGoal, StoredStep } from './goal.schema.js';

export function toGoal(goal: StoredGoal): Goal {
  const { booking, createdAt, updatedAt } = goal;
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { ...toFamilyGoal(goal), booking, ...dates };
}

/** A goal as its family reads it. */
export function toFamilyGoal({ _id, title, steps, status, reachedOn, closedBecause }: StoredGoal): FamilyGoal {
  return {
    _id: String(_id),
    title,
    steps: steps.map(toStep),
    status,
    ...(reachedOn && { reachedOn }),
    ...(closedBecause && { closedBecause }),
  };
}

function toStep({ _id, text, reachedOn }: StoredStep): GoalStep {
  return { _id, text, ...(reachedOn && { reachedOn }) };
}
