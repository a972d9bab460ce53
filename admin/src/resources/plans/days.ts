import { DAY_MS } from '#contract/sri-lanka';

/** Days are text of Sri Lanka, such as `2026-11-27`: no clock and no zone takes part. */

const WEEK = 7;

export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** From 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK;

export const mondayOf = (day: string): string => daysLater(day, 1 - weekdayOf(day));

export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** First and last day of the month in which a day lies. */
export function monthOf(day: string): { first: string; last: string } {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${daysLater(first, 31).slice(0, 7)}-01`;
  return { first, last: daysLater(next, -1) };
}

const minutesOf = (at: string): number => Number(at.slice(0, 2)) * 60 + Number(at.slice(3, 5));
const two = (number: number): string => String(number).padStart(2, '0');

/** When something ends that begins at a time: `16:15`. */
export function endOf({ at, minutes }: { at: string; minutes: number }): string {
  const end = minutesOf(at) + minutes;
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`;
}

/** Minutes as hours: `1.5`. */
export const hoursOf = (minutes: number): string => String(Math.round(minutes / 6) / 10);

/** Things by a key, in the order of their first one. */
export function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
