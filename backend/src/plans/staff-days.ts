import { SPAN_YEARS } from '#contract/plan-rules';
import { REFUSALS } from '#contract/refusals';
import { daysLater } from '#contract/sri-lanka';
import { ValidationError } from '../common/errors/index.js';
import { monthsLater } from './planning-rules.js';

/** Days, both of them included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** So many years after a day; 28 February where the day does not exist then. */
export function yearsLater(day: string, years: number): string {
  return monthsLater(day, years * 12);
}

export function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
}

/** @throws ValidationError (400) where the last day is before the first, or more than two years after it */
export function refuseWrongSpan({ from, to }: Span): void {
  if (to < from) throw new ValidationError({ to: REFUSALS.lastBeforeFirst });
  if (to > yearsLater(from, SPAN_YEARS)) throw new ValidationError({ to: REFUSALS.twoYearsAtMost });
}
