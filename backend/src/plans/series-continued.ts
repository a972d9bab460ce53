import { daysLater } from '#contract/sri-lanka';
import type { Slot } from './planning-rules.js';
import type { StoredSeries } from './series.schema.js';

type Pattern = StoredSeries['pattern'];
interface Changed {
  readonly at?: string;
  readonly minutes?: number;
  readonly profile?: string;
  readonly place?: StoredSeries['place'];
}

const WEEK = 7;

/** The weekdays and times of a series that was moved by so many days; entries that became the same are one. */
function movedPattern(pattern: Pattern, { at, minutes }: Changed, shift: number): Pattern {
  const moved = pattern.map((entry) => ({
    weekday: ((((entry.weekday - 1 + shift) % WEEK) + WEEK) % WEEK) + 1,
    at: at ?? entry.at,
    minutes: minutes ?? entry.minutes,
  }));
  const keyOf = (entry: Pattern[number]) => `${entry.weekday} ${entry.at} ${entry.minutes}`;
  return moved.filter((entry, i) => moved.findIndex((other) => keyOf(other) === keyOf(entry)) === i);
}

/** Continues a series whose sessions from a day on were moved. */
export function continued(
  { pattern, until, profile, place }: StoredSeries,
  moved: readonly Pick<Slot, 'day'>[],
  changed: Changed,
  shift: number,
): Pick<StoredSeries, 'pattern' | 'from' | 'until' | 'profile' | 'place'> {
  const days = moved.map(({ day }) => day).sort();
  const from = days[0] ?? until;
  const shifted = daysLater(until, shift);
  const last = days.at(-1) ?? shifted;
  return {
    pattern: movedPattern(pattern, changed, shift),
    from,
    until: last > shifted ? last : shifted,
    profile: changed.profile ?? profile,
    place: changed.place ?? place,
  };
}

/** The last day of a series that has no sessions from a day on. */
export function endOf({ from, until }: Pick<StoredSeries, 'from' | 'until'>, day: string): string {
  const last = daysLater(day, -1);
  if (last < from) return from;
  return last < until ? last : until;
}
