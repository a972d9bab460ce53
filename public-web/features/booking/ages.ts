import { CHILD_FIELDS } from '#contract/bookings';

const { min, max } = CHILD_FIELDS.childAge;
const OLDEST = 99;

/** Whether an answer is an age outside the range of the forms, and not a typing mistake. */
export function isOutsideAges(answer: string): boolean {
  const age = /^\d{1,2}$/.test(answer.trim()) ? Number(answer) : min;
  return age < min || (age > max && age <= OLDEST);
}
