import type { FamilyGoal, FamilyNote } from '#contract/goals';
import type { FamilySession } from '#contract/plans';
import { type StoredSession, type StoredSessionNote } from '../plans/index.js';
import { toStep } from './goal.mapper.js';
import type { StoredGoal } from './goal.schema.js';

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

/** Nothing for a note without a sentence for the family. */
export function toFamilyNote({ day, forFamily, language }: StoredSessionNote): FamilyNote[] {
  return forFamily ? [{ day, forFamily, language }] : [];
}
