import type { Rules } from './rule.js';

/** The fields that a correction changes in all records of a person at once. A field that is left out stays as it is. */
export const PERSON_FIELDS = {
  name: { type: 'text', label: 'Name', what: 'the name', max: 120, optional: true },
  phone: { type: 'phone', label: 'Phone number', what: 'the phone number', optional: true, foreign: true },
  email: { type: 'email', label: 'Email', what: 'the email address', optional: true },
} as const satisfies Rules;

/** The records of a page that an action applies to; without them, those that belong to the person; of a family, only what was sent under its name is changed. */
export const PERSON_RECORDS_FIELDS = {
  records: { type: 'ids', label: 'Records', what: 'at least one record of this page', optional: true },
} as const satisfies Rules;

/** Kept for six years with the time and the number of records: it names nobody. */
export const ERASURE_FIELDS = {
  reason: { type: 'text', label: 'Reason', what: 'the reason', max: 200 },
} as const satisfies Rules;
