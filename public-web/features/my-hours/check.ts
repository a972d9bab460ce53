import { AVAILABILITY_FIELDS } from '#contract/plan-rules';
import type { WorkingHours } from '#contract/plans';
import type { Catalogue } from '../../messages/catalogue.js';

const QUARTER = /^\d\d:(?:00|15|30|45)$/;
export type Wrong = Extract<keyof Catalogue['myHours'], 'tooMany' | 'wrongTimes' | 'overlap' | 'wrongTravel'>;

/** What is wrong with weekly hours, and in which row; nothing if they can be sent. */
export function errorIn(
  rows: readonly WorkingHours[],
  travel: string,
): { readonly what: Wrong; readonly row?: number } | undefined {
  if (rows.length > AVAILABILITY_FIELDS.availability.max) return { what: 'tooMany' };
  const isWrong = ({ from, to }: WorkingHours) => !QUARTER.test(from) || !QUARTER.test(to) || from >= to;
  const wrong = rows.findIndex(isWrong);
  if (wrong >= 0) return { what: 'wrongTimes', row: wrong };
  const overlapping = rows.findIndex((one, at) =>
    rows.some(
      (other, place) => place < at && other.weekday === one.weekday && one.from < other.to && other.from < one.to,
    ),
  );
  if (overlapping >= 0) return { what: 'overlap', row: overlapping };
  const { min, max } = AVAILABILITY_FIELDS.travelMinutes;
  const minutes = Number(travel);
  const isGood = /^\d+$/.test(travel.trim()) && minutes >= min && minutes <= max;
  return isGood ? undefined : { what: 'wrongTravel' };
}
