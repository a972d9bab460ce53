import {
  ASSIGNMENT_FIELDS,
  BOOKING_KIND,
  BOOKING_STATUS,
  type BookingStatus,
  CHILD_FIELDS,
  CONSENT_FIELDS,
  PARENT_FIELDS,
} from '#contract/bookings';
import { FAMILY_OF_FIELDS } from '#contract/families';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import { SUSPECTED_SPAM_FIELDS } from '#contract/suspected-spam';
import type { Rules } from '#contract/rule';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER } from '../submissions/index.js';
import { forEachKind, kindRules } from './kind-rules.js';

/** The status of a booking that waits for an answer. */
const WAITS: BookingStatus = 'Pending';

/** The fields of every booking besides those of its form. */
const OFFICE_FIELDS: Rules = {
  reference: REFERENCE,
  status: BOOKING_STATUS,
  toTell: TO_TELL_FILTER,
  ...SUSPECTED_SPAM_FIELDS,
  ...LANGUAGE_FIELDS,
  ...ASSIGNMENT_FIELDS,
  ...FAMILY_OF_FIELDS,
};

export const BOOKING_LISTS = forEachKind((kind): ListFields => ({
  resource: kind,
  rules: { ...kindRules(kind), ...OFFICE_FIELDS, ...CONSENT_FIELDS },
  searched: ['reference', ...textFieldsOf(kindRules(kind))],
  waits: WAITS,
}));

/** The fields that all kinds have, by which the list of all five can be searched and filtered. */
const SHARED: Rules = { ...PARENT_FIELDS, ...CHILD_FIELDS };
export const INBOX_LIST: ListFields = {
  resource: 'bookings',
  rules: { ...SHARED, ...OFFICE_FIELDS, kind: BOOKING_KIND },
  searched: ['reference', ...textFieldsOf(SHARED)],
  waits: WAITS,
};

function textFieldsOf(rules: Rules): string[] {
  const isText = (name: string): boolean => ['text', 'phone', 'email'].includes(rules[name]?.type ?? '');
  return Object.keys(rules).filter(isText);
}
