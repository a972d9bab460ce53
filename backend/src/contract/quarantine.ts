import {
  BOOKING_FIELDS,
  BOOKING_KINDS,
  type BookingKind,
  CONSENT_FIELDS,
  PARENT_FIELDS,
  SCHOOL_FIELDS,
} from './bookings.js';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from './contacts.js';
import { COURSE_REQUEST_CHANNEL_FIELDS, COURSE_REQUEST_FIELDS } from './courses.js';
import { REQUEST_KINDS, type RequestKind } from './follow-up.js';
import type { Rules } from './rule.js';

/** What may be held back: the forms that create a record without anybody signed in, applications aside. */
export const SUSPECTED_SPAM_KINDS = REQUEST_KINDS;
export type SuspectedSpamKind = RequestKind;

/** Which of them it is. */
export const SUSPECTED_SPAM_KIND = {
  type: 'choice',
  label: 'Form',
  what: 'a form',
  values: SUSPECTED_SPAM_KINDS,
} as const;

const ofBooking = (kind: BookingKind): Rules => ({
  ...PARENT_FIELDS,
  ...SCHOOL_FIELDS,
  ...BOOKING_FIELDS[kind],
  ...CONSENT_FIELDS,
});

/** What people see of each. */
export const SUSPECTED_SPAM_FIELDS: Readonly<Record<SuspectedSpamKind, Rules>> = {
  ...(Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, ofBooking(kind)])) as Record<BookingKind, Rules>),
  contact: { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS },
  'course-request': { ...COURSE_REQUEST_FIELDS, ...COURSE_REQUEST_CHANNEL_FIELDS },
};

/** Messages after a decision. */
export const SUSPECTED_SPAM_MESSAGES = {
  released: 'Released: it is now in its list.',
  deleted: 'What was held back is deleted.',
} as const;
