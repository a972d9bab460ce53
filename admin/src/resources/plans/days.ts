import { daysLater, minuteOf, timeOf, weekdayOf } from '#contract/sri-lanka';

export { daysLater, weekdayOf };

/** Days are text of Sri Lanka, such as `2026-11-27`: no clock and no zone takes part. */

export const mondayOf = (day: string): string => daysLater(day, 1 - weekdayOf(day));

export const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** First and last day of the month in which a day lies. */
export function monthOf(day: string): { first: string; last: string } {
  const first = `${day.slice(0, 7)}-01`;
  const next = `${daysLater(first, 31).slice(0, 7)}-01`;
  return { first, last: daysLater(next, -1) };
}

/** When something ends that begins at a time: `16:15`; what ends with its day, at `24:00`, after all that begins in it. */
export const endOf = ({ at, minutes }: { at: string; minutes: number }): string => timeOf(minuteOf(at) + minutes);

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
