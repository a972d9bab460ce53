import type { FamilyNote } from '#contract/goals';
import type { FamilySession } from '#contract/plans';
import { type StoredSession, type StoredSessionNote } from '../plans/index.js';

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
