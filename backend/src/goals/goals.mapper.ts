import type { FamilyGoal, FamilyNote, Goal, GoalStep } from '#contract/goals';
import type { FamilySession } from '#contract/plans';
import type { StoredSession, StoredSessionNote } from '../plans/index.js';
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

/** A session as its family reads it. */
export function toFamilySession(session: StoredSession, staff: string): FamilySession {
  const { _id, day, at, minutes, place, status, cancelledBy, late, owed } = session;
  return {
    _id: String(_id),
    day,
    at,
    minutes,
    place,
    staff,
    status,
    ...(cancelledBy && { cancelledBy }),
    ...(late && { late }),
    ...(owed && { owed }),
  };
}

/** Nothing for a note without a sentence for the family. */
export function toFamilyNote({ day, forFamily, language }: StoredSessionNote): FamilyNote[] {
  return forFamily ? [{ day, forFamily, language }] : [];
}
