import { BOOKING_FIELDS } from './bookings.js';
import { TEACHER_PROFILE_FIELDS } from './categories.js';
import type { ValidationErrorCode } from './check.js';
import { CONTACT_FIELDS } from './contacts.js';
import { COURSE_FIELDS, COURSE_REQUEST_FIELDS } from './courses.js';
import type { Rule } from './rule.js';
import { errorCodesOf, validationMessage } from './validation-message.js';
import { APPLICANT_FIELDS, PASSWORD } from './users.js';

const FORMS = {
  ...BOOKING_FIELDS,
  detail: TEACHER_PROFILE_FIELDS,
  contact: CONTACT_FIELDS,
  course: COURSE_FIELDS,
  courseRequest: COURSE_REQUEST_FIELDS,
  applicant: APPLICANT_FIELDS,
  account: { PASSWORD },
};
const ALL = Object.entries(FORMS).flatMap(([form, rules]) =>
  Object.entries<Rule>(rules).flatMap(([field, rule]) =>
    errorCodesOf(rule).map((error) => ({ form, field, rule, error, says: validationMessage(rule, error) })),
  ),
);
/** The spec's own words (section 8), which say what is due without the field's name. */
const FIXED = [
  'Please enter a valid email address.',
  'Please enter a valid 10-digit phone number.',
  'Only PDF files are allowed.',
];

const limitsOf = (rule: Rule, error: ValidationErrorCode): number[] => {
  if (error === 'range' && rule.type === 'number') return [rule.min, rule.max];
  if (error === 'tooLong' && 'max' in rule) return [rule.max];
  return error === 'tooShort' && rule.type === 'password' ? [rule.min] : [];
};

describe('what a form says of a wrong answer', () => {
  it('names the field', () => {
    const nameless = ALL.filter(({ rule, says }) => !FIXED.includes(says) && rule.message === undefined)
      .filter(({ rule, says }) => !says.toLowerCase().includes(rule.label.toLowerCase()) && !says.includes(rule.what))
      .map(({ form, field, error, says }) => `${form}.${field} ${error}: ${says}`);
    expect(nameless).toEqual([]);
  });

  it('names the limit that was passed', () => {
    const vague = ALL.filter(({ rule }) => rule.message === undefined)
      .filter(({ rule, error, says }) => !limitsOf(rule, error).every((limit) => says.includes(String(limit))))
      .map(({ form, field, error, says }) => `${form}.${field} ${error}: ${says}`);
    expect(vague).toEqual([]);
  });

  it('is a full sentence, never just "required" or "invalid"', () => {
    expect(ALL.filter(({ says }) => /\b(required|invalid|error)\b/i.test(says)).map(({ says }) => says)).toEqual([]);
    expect(ALL.filter(({ says }) => says.split(' ').length < 3).map(({ says }) => says)).toEqual([]);
  });
});
