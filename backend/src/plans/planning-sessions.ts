import { type Collection, trusted, Types } from 'mongoose';
import type { Place } from '#contract/plan-rules';
import type { PreviewedSession, SeriesPreview } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { ValidationError } from '../common/errors/index.js';
import type { Tx } from '../database/index.js';
import { idOf, type Parties, planRefused } from './planning.js';
import { endsThatDay, isAllowed, type PlacedSession, type Slot } from './planning-rules.js';
import type { StoredSession } from './session.schema.js';

type AllowedDays = readonly { readonly day: string; readonly reason: string }[];

/** The days that are allowed by name. */
export function daysOf(allow: AllowedDays = []): ReadonlySet<string> {
  return new Set(allow.map(({ day }) => day));
}

export function requireSameDay(sessions: readonly Pick<Slot, 'at' | 'minutes'>[]): void {
  if (!sessions.every(endsThatDay)) throw new ValidationError({ minutes: REFUSALS.pastMidnight });
}

/**
 * Requires that no session clashes, and that every warning is of a day that is allowed by name.
 * @returns the warnings of each session that were allowed, and why; nothing of one that had none
 * @throws PublicHttpException (409) with the list where something stands in the way
 */
export function requireAllowed(
  sessions: readonly PreviewedSession[],
  allow: AllowedDays = [],
  skipped: SeriesPreview['skipped'] = [],
): Pick<StoredSession, 'allowed'>[] {
  if (!isAllowed(sessions, daysOf(allow))) throw planRefused({ sessions, skipped });
  const reasons = new Map(allow.map(({ day, reason }) => [day, reason]));
  return sessions.map(({ day, warnings }) => {
    const reason = reasons.get(day);
    return warnings.length > 0 && reason !== undefined ? { allowed: { warnings: [...warnings], reason } } : {};
  });
}

/** A session with what is allowed of it now. */
export function withAllowed(session: StoredSession, allowed: StoredSession['allowed']): StoredSession {
  const { allowed: _, ...rest } = session;
  return { ...rest, ...(allowed && { allowed }) };
}

/** A time and a place of a plan, with whom it is for. */
export function toPlacedSession({ day, at, minutes }: Slot, place: Place, { booking, staff }: Parties): PlacedSession {
  const { family, child } = booking;
  return { day, at, minutes, place, family, child, profile: idOf(staff) };
}

/** A session as it is stored when it is planned. */
export function plannedSession(
  { day, at, minutes, place }: PlacedSession,
  { booking, staff }: Parties,
  more: Pick<StoredSession, 'allowed' | 'series' | 'makesUp'>,
): StoredSession {
  const now = new Date();
  const { kind, family, child } = booking;
  return {
    _id: new Types.ObjectId(),
    booking: idOf(booking),
    kind,
    family,
    child,
    profile: idOf(staff),
    day,
    at,
    minutes,
    place,
    status: 'planned',
    sequence: 0,
    ...more,
    createdAt: now,
    updatedAt: now,
  };
}

/** The update of a session that was moved or changed hands. */
export function updateOfMoved(moved: StoredSession): Readonly<Record<`$${string}`, object>> {
  const { day, at, minutes, profile, place, series, allowed, sequence, updatedAt } = moved;
  const $set = { day, at, minutes, profile, place, ...(series && { series }), sequence, updatedAt };
  return allowed ? { $set: { ...$set, allowed } } : { $set, $unset: { allowed: 1 } };
}

/** The update of a session that no make-up is due for any longer. */
export const notOwed = () => ({ $unset: { owed: 1 }, $set: { updatedAt: new Date() } }) as const;

/**
 * The session for which a make-up is held, or planned again, is owed no longer: somebody may have owed it anew while the
 * make-up was recorded as an absence. It is written to in any case, so that of two such changes at once one sees the other.
 */
export async function makeUpCounts(tx: Tx, collection: Collection, { makesUp }: StoredSession): Promise<void> {
  if (makesUp) await tx.update(collection, { _id: new Types.ObjectId(makesUp) }, notOwed());
}

/** The condition of the records that some sessions name. */
export function namedBy<Name extends string>(sessions: readonly Readonly<Record<Name, string>>[], name: Name) {
  return { _id: trusted({ $in: [...new Set(sessions.map((session) => session[name]))] }) };
}
