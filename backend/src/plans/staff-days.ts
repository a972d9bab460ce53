import { SPAN_YEARS } from '#contract/plan-rules';
import { REFUSALS } from '#contract/refusals';
import { DAY_MS } from '#contract/sri-lanka';
import { ValidationError } from '../common/errors/index.js';

/** Days, both of them included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** So many days after a day; before it where the number is negative. */
export function daysAfter(day: string, days: number): string {
  return new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** So many years after a day; 28 February where the day does not exist then. */
export function yearsAfter(day: string, years: number): string {
  const then = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return new Date(then).toISOString().slice(0, 10) === then ? then : `${then.slice(0, 4)}-02-28`;
}

export function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Minutes since midnight of a time such as `15:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** @throws ValidationError (400) where the last day is before the first, or more than two years after it */
export function refuseWrongSpan({ from, to }: Span): void {
  if (to < from) throw new ValidationError({ to: REFUSALS.lastBeforeFirst });
  if (to > yearsAfter(from, SPAN_YEARS)) throw new ValidationError({ to: REFUSALS.twoYearsAtMost });
}
