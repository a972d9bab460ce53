import { HOLIDAYS } from './holidays.js';
import { dayOf, daysLater, midnightOf, weekdayOf } from './sri-lanka.js';

/** Working days within which a family is called back. */
const REPLY_DAYS = 2;
/** Working days within which a request about personal data is answered: the legal limit. */
const RIGHTS_DAYS = 21;
/** A request is 'soon' when due within this many working days. */
const SOON_DAYS = 5;

/**
 * Weekends are never working days, whether or not they are also holidays.
 * @param day such as `2026-11-24`
 */
export function isWorkingDay(day: string): boolean {
  if (weekdayOf(day) > 5) return false;
  return HOLIDAYS[Number(day.slice(0, 4))]?.[day.slice(5)] === undefined;
}

/** The last day on which a family that wrote at this moment is called: `2026-11-25`. The day of writing does not count. */
export function replyBy(sent: Date): string {
  return dueDay(dayOf(sent), REPLY_DAYS);
}

/** The last day on which a request about somebody's data is answered in time, where it was received at this moment. */
export function rightsDueBy(received: Date): string {
  return dueDay(dayOf(received), RIGHTS_DAYS);
}

function dueDay(sent: string, days: number): string {
  let day = sent;
  for (let left = days; left > 0;) {
    day = daysLater(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** What waits for an answer: due today, or late. */
export const DUE = ['today', 'late'] as const;
export type Due = (typeof DUE)[number];
/** An open request about somebody's data: due within five working days, or late. */
export const RIGHTS_DUE = ['soon', 'late'] as const;
export type RightsDue = (typeof RIGHTS_DUE)[number];

/** When something must have come in; without `from`, however long ago. */
interface Span {
  readonly from?: Date;
  readonly before: Date;
}

/** When something that still waits must have come in to be late or due today at a moment. */
export function dueSpan(due: Due, now: Date): Span {
  const today = dayOf(now);
  return spanOf(REPLY_DAYS, today, due === 'late' ? undefined : today);
}

/** The same of a request about somebody's data. */
export function rightsDueSpan(due: RightsDue, now: Date): Span {
  return spanOf(RIGHTS_DAYS, dayOf(now), due === 'late' ? undefined : soonUntil(now));
}

/** The last day on which such a request is due soon, seen from a moment. */
export function soonUntil(now: Date): string {
  return dueDay(dayOf(now), SOON_DAYS);
}

/** What is due from today until a day; without one, what was due before today. */
function spanOf(days: number, today: string, until: string | undefined): Span {
  const late = firstSent(days, today, (day) => day >= today);
  return until === undefined ? { before: late } : { from: late, before: firstSent(days, today, (day) => day > until) };
}

/** The beginning of the first day whose messages are due on such a day; those of today always are. */
function firstSent(days: number, today: string, isSuch: (due: string) => boolean): Date {
  let first = today;
  while (isSuch(dueDay(daysLater(first, -1), days))) first = daysLater(first, -1);
  return midnightOf(first);
}
