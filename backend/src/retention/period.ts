import { AHEAD_MS, DAY_MS } from '#contract/sri-lanka';

/** How long something is kept. Months and years go by the calendar in Sri Lanka, hours by the clock. */
export type Period =
  { readonly months: number } | { readonly years: number } | { readonly days: number } | { readonly hours: number };

/**
 * The moment before which things must have happened to be over their time now. What happened on the 31st of August is kept
 * for six months until the 28th of February: on that day, whatever the hour, it goes.
 */
export function overBefore(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * 3_600_000);
  const today = new Date(now.getTime() + AHEAD_MS);
  const last = 'days' in period ? startOfDay(today) - period.days * DAY_MS : lastDayBack(today, monthsOf(period));
  return new Date(last + DAY_MS - AHEAD_MS);
}

export function inWords(period: Period): string {
  const [[unit, count] = ['', 0]] = Object.entries(period);
  if (count === 0) return 'no longer';
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** The last day that lies that many months back, when one that is missing in a shorter month counts as its last. */
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
