import type { WorkingHours } from '#contract/plans';
import { minuteOf, timeOf, weekdayOf } from '#contract/sri-lanka';
import type { FreeStaff } from './figures.js';
import { DAY_MINUTES, isDayOff, type Slot } from './planning-rules.js';

/** The hours at which a child is at school, on each of the five days. */
export type SchoolTimes = Pick<WorkingHours, 'from' | 'to'>;

const SCHOOL_DAYS = 5;
const HALF_A_DAY = DAY_MINUTES / 2;
/** No school begins earlier or ends later; other numbers are not read as its times. */
const [EARLIEST, LATEST] = [6 * 60, 18 * 60];

/** The two times in what a family wrote of the school's hours, such as "7.30 to 1.30"; nothing where they are not plain. */
export function schoolTimesIn(text: string): SchoolTimes | undefined {
  const [first, second, third] = [...text.matchAll(/\d+(?:[.:][0-5]\d)?/g)].map(([time]) => time.replace('.', ':'));
  // "6 hours on 5 days" has two numbers as well; times are written with their minutes.
  if (first === undefined || second === undefined || third !== undefined || !/[.:]/.test(first + second))
    return undefined;
  const from = minuteOf(first);
  const end = minuteOf(second);
  const to = end <= from ? end + HALF_A_DAY : end;
  return from >= EARLIEST && to <= LATEST && from < to ? { from: timeOf(from), to: timeOf(to) } : undefined;
}

/** The minutes of a week that somebody would have to be there. */
export function minutesAtSchool({ from, to }: SchoolTimes): number {
  return SCHOOL_DAYS * (minuteOf(to) - minuteOf(from));
}

/** The minutes of weekly hours in the times of a school on some days, without days off and what is planned then. */
export function freeAtSchool(
  times: SchoolTimes,
  staff: Pick<FreeStaff, 'availability' | 'timeOff'> & { readonly planned: readonly Slot[] },
  days: readonly string[],
): number {
  const worked = days.filter((day) => weekdayOf(day) <= SCHOOL_DAYS && !isDayOff(day, staff.timeOff));
  const school = spanOf(times);
  return sumOf(worked, (day) => {
    const hours = staff.availability.filter(({ weekday }) => weekday === weekdayOf(day));
    const planned = staff.planned.filter((session) => session.day === day);
    return sumOf(hours, (each) => {
      const there = common(school, spanOf(each));
      return lengthOf(there) - sumOf(planned, (session) => lengthOf(common(there, spanOfSession(session))));
    });
  });
}

type Minutes = readonly [from: number, to: number];
const spanOf = ({ from, to }: SchoolTimes): Minutes => [minuteOf(from), minuteOf(to)];
const spanOfSession = ({ at, minutes }: Slot): Minutes => [minuteOf(at), minuteOf(at) + minutes];
const common = (one: Minutes, other: Minutes): Minutes => [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
const lengthOf = ([from, to]: Minutes): number => Math.max(0, to - from);

function sumOf<One>(all: readonly One[], minutesOf: (one: One) => number): number {
  return all.reduce((sum, one) => sum + minutesOf(one), 0);
}
