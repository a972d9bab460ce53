import { UTC_OFFSET_MS, DAY_MS } from '#contract/sri-lanka';

const WEEK_MS = 7 * DAY_MS;

export interface WeekSpan {
  /** Its Monday in Sri Lanka, `2026-11-16`. */
  readonly monday: string;
  readonly start: Date;
  /** The start of the next week. */
  readonly end: Date;
}

/** The weeks up to the one of `now`, oldest first; they begin on Mondays at midnight in Sri Lanka. */
export function lastWeeks(count: number, now: Date): WeekSpan[] {
  const local = now.getTime() + UTC_OFFSET_MS;
  const midnight = local - (local % DAY_MS);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  const thisMonday = midnight - sinceMonday * DAY_MS;
  return Array.from({ length: count }, (_, i) => {
    const monday = thisMonday - (count - 1 - i) * WEEK_MS;
    return {
      monday: new Date(monday).toISOString().slice(0, 10),
      start: new Date(monday - UTC_OFFSET_MS),
      end: new Date(monday + WEEK_MS - UTC_OFFSET_MS),
    };
  });
}
