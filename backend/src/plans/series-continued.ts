import { type Slot, daysLater, weekdayOf } from './planning-rules.js';
import type { StoredSeries } from './series.schema.js';

type Pattern = StoredSeries['pattern'];
type Row = Pattern[number];
interface Changed {
  readonly at?: string;
  readonly minutes?: number;
  readonly profile?: string;
  readonly place?: StoredSeries['place'];
}

const WEEK = 7;

/** The row of a pattern by which a session was planned; none of a session that is on another weekday by now. */
export function rowOf(pattern: Pattern, { day, at }: Pick<Slot, 'day' | 'at'>): Row | undefined {
  const rows = pattern.filter(({ weekday }) => weekday === weekdayOf(day));
  return rows.find((row) => row.at === at) ?? rows[0];
}

/** The weekdays and times of a series of which a row was moved by so many days, or all; rows that became the same are one. */
function movedPattern(pattern: Pattern, { at, minutes }: Changed, shift: number, of: Row | undefined): Pattern {
  const moved = pattern.map((row) =>
    of !== undefined && row !== of
      ? row
      : {
          weekday: ((((row.weekday - 1 + shift) % WEEK) + WEEK) % WEEK) + 1,
          at: at ?? row.at,
          minutes: minutes ?? row.minutes,
        },
  );
  const keyOf = (row: Row) => `${row.weekday} ${row.at} ${row.minutes}`;
  return moved.filter((row, i) => moved.findIndex((other) => keyOf(other) === keyOf(row)) === i);
}

/**
 * How a series goes on whose sessions from a day on were moved.
 * @param following all its sessions from that day on, as they are now
 * @param of the row that was moved; all of them where there is none
 */
export function continued(
  { pattern, until, profile, place }: StoredSeries,
  following: readonly Pick<Slot, 'day'>[],
  changed: Changed,
  { shift, of }: { readonly shift: number; readonly of: Row | undefined },
): Pick<StoredSeries, 'pattern' | 'from' | 'until' | 'profile' | 'place'> {
  const days = following.map(({ day }) => day).sort();
  const from = days[0] ?? until;
  const isWhole = of === undefined || pattern.length === 1;
  const shifted = isWhole ? daysLater(until, shift) : until;
  const last = days.at(-1) ?? shifted;
  return {
    pattern: movedPattern(pattern, changed, shift, of),
    from,
    until: last > shifted ? last : shifted,
    profile: changed.profile ?? profile,
    place: changed.place ?? place,
  };
}
