import { SPAN_MONTHS } from '#contract/plan-rules';
import { REFUSALS } from '#contract/refusals';
import { daysLater, monthsLater } from '#contract/sri-lanka';
import { ValidationError } from '../common/errors/index.js';

/** Days, both of them included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
}

/** @throws ValidationError (400) where the last day is before the first, or more than two years after it or another day */
export function refuseWrongSpan({ from, to }: Span, since = from): void {
  if (to < from) throw new ValidationError({ to: REFUSALS.lastBeforeFirst });
  if (to > monthsLater(since, SPAN_MONTHS)) throw new ValidationError({ to: REFUSALS.twoYearsAtMost });
}
