import type { Rule, Rules } from './rule.js';
import { dayOf } from './sri-lanka.js';

/**
 * Fields that a family may not know yet. Their rules require a value, so the form sends a valid one and marks the field as
 * open. Administrators and the family then read "still open" instead of that value.
 */
export const OPEN_FIELDS = {
  noOfsessionPerweekOpen: { type: 'boolean', what: 'yes or no', optional: true, label: 'Sessions per week still open' },
  noOfdaysPerweekOpen: { type: 'boolean', what: 'yes or no', optional: true, label: 'Days per week still open' },
  noOfhoursPerweekOpen: { type: 'boolean', what: 'yes or no', optional: true, label: 'Hours per week still open' },
  startingDateOpen: { type: 'boolean', what: 'yes or no', optional: true, label: 'Starting date still open' },
} as const satisfies Rules;

/** The name of the field that marks another one as open. */
export const openOf = (field: string): string => `${field}Open`;

/** Whether a record says of one of its fields that it is open. */
export function isOpen(record: object, field: string): boolean {
  return (record as Readonly<Record<string, unknown>>)[openOf(field)] === true;
}

/** What a form sends as the value of an open field. */
export const openValueOf = (rule: Rule): string => (rule.type === 'number' ? String(rule.min) : dayOf(new Date()));

/** Sent as the diagnosis if the family gave none, because one kind of booking requires the field. */
export const NO_DIAGNOSIS_YET = 'Nobody has told us yet';

/** What the family of a booking said in place of an answer to one of its questions. */
export function openAnswerOf(
  booking: Readonly<Record<string, unknown>>,
  field: string,
): 'unknown' | 'notYet' | 'preschool' | 'notTold' | undefined {
  const value = booking[field];
  if (isOpen(booking, field)) return 'unknown';
  if (field === 'schoolGrade' && booking['notAtSchool'] === true && !value) {
    return booking['preschool'] === true ? 'preschool' : 'notYet';
  }
  return value === NO_DIAGNOSIS_YET ? 'notTold' : undefined;
}
