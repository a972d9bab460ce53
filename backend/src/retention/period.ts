import { dayOf, daysLater, midnightOf, monthsLater } from '#contract/sri-lanka';
import type { Period } from '../subjects/index.js';

/**
 * Everything before the returned moment has been kept for the period. What happened on 31 August and is kept for six
 * months may be removed on 28 February, at any hour.
 */
export function overBefore(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * 3_600_000);
  const today = dayOf(now);
  const last = 'days' in period ? daysLater(today, -period.days) : lastDayBack(today, monthsOf(period));
  return midnightOf(daysLater(last, 1));
}

export function inWords(period: Period): string {
  const [[unit, count] = ['', 0]] = Object.entries(period);
  if (count === 0) return 'no longer';
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The day that many months earlier; in a shorter month, and for the last day of a month, its last day. */
function lastDayBack(today: string, months: number): string {
  const tomorrow = daysLater(today, 1);
  const isLast = tomorrow.endsWith('-01');
  return isLast ? daysLater(monthsLater(tomorrow, -months), -1) : monthsLater(today, -months);
}

function monthsOf(period: { readonly months: number } | { readonly years: number }): number {
  return 'months' in period ? period.months : period.years * 12;
}
