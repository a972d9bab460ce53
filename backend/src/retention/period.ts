import { UTC_OFFSET_MS, DAY_MS } from '#contract/sri-lanka';
import type { Period } from '../subjects/index.js';

/**
 * Everything before the returned moment has been kept for the period. What happened on 31 August and is kept for six
 * months may be removed on 28 February, at any hour.
 */
export function overBefore(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * 3_600_000);
  const today = new Date(now.getTime() + UTC_OFFSET_MS);
  const last = 'days' in period ? startOfDay(today) - period.days * DAY_MS : lastDayBack(today, monthsOf(period));
  return new Date(last + DAY_MS - UTC_OFFSET_MS);
}

export function inWords(period: Period): string {
  const [[unit, count] = ['', 0]] = Object.entries(period);
  if (count === 0) return 'no longer';
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The day that many months earlier; in a shorter month its last day. */
function lastDayBack(today: Date, months: number): number {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const longest = lengthOf(year, month - months);
  const isLast = day === lengthOf(year, month);
  return Date.UTC(year, month - months, isLast ? longest : Math.min(day, longest));
}

function monthsOf(period: { readonly months: number } | { readonly years: number }): number {
  return 'months' in period ? period.months : period.years * 12;
}

function lengthOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

function startOfDay(local: Date): number {
  return local.getTime() - (local.getTime() % DAY_MS);
}
