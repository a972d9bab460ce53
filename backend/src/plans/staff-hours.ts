import type { WorkingHours } from '#contract/plans';
import { REFUSALS } from '#contract/refusals';
import { minuteOf } from '#contract/sri-lanka';
import { ValidationError } from '../common/errors/index.js';

/** @throws ValidationError (400) where hours end before they begin, or overlap on one weekday */
export function refuseWrongHours(availability: readonly WorkingHours[]): void {
  if (availability.some(({ from, to }) => to <= from)) throw new ValidationError({ availability: REFUSALS.hoursEnd });
  const sorted = inOrder(availability);
  const overlap = sorted.some((hours, i) => {
    const before = sorted[i - 1];
    return before !== undefined && before.weekday === hours.weekday && hours.from < before.to;
  });
  if (overlap) throw new ValidationError({ availability: REFUSALS.hoursOverlap });
}

/** Sorts hours from Monday's first to Sunday's last. */
export function inOrder(availability: readonly WorkingHours[]): WorkingHours[] {
  return availability
    .map(({ weekday, from, to }) => ({ weekday, from, to }))
    .sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
}

/** The minutes of one weekday. */
export function minutesIn(availability: readonly WorkingHours[], weekday: number): number {
  return availability
    .filter((hours) => hours.weekday === weekday)
    .reduce((sum, { from, to }) => sum + minuteOf(to) - minuteOf(from), 0);
}
