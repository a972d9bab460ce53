import { LATE_FROM_HOUR } from '#contract/follow-up';
import type { FamilySession } from '#contract/plans';
import { DAY_MS, startOf } from '#contract/sri-lanka';

const HOUR_MS = 60 * 60 * 1000;

/** Whether a family that cancels now cancels late: from eight in the evening of the day before. */
export function isLate({ day }: Pick<FamilySession, 'day'>, now = Date.now()): boolean {
  const midnight = startOf(day)?.getTime() ?? 0;
  return now >= midnight - DAY_MS + LATE_FROM_HOUR * HOUR_MS;
}

/** Whether it has begun: from then on only a call helps. */
export function hasBegun({ day, at }: Pick<FamilySession, 'day' | 'at'>, now = Date.now()): boolean {
  return now >= Date.parse(`${day}T${at}:00+05:30`);
}
