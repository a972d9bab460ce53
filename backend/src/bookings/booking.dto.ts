import type { Type } from '@nestjs/common';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_KIND,
  BOOKING_STATUS,
  type BookingStatus,
  CALLER_FIELDS,
  CHILD_FIELDS,
  CONSENT_FIELDS,
  PARENT_FIELDS,
} from '#contract/bookings';
import { FAMILY_OF_FIELDS } from '#contract/families';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import type { Rules } from '#contract/rule';
import { SUSPECTED_SPAM_FIELDS } from '#contract/suspected-spam';
import { type Changes, changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER, type WithDecision, type WithFollowUp } from '../submissions/index.js';
import type { BookingOfKind } from './booking.schema.js';
import { forEachKind, kindRules } from './kind-rules.js';

type KeptOnly =
  | Exclude<keyof WithFollowUp, 'language'>
  | keyof WithDecision
  | 'kind'
  | 'status'
  | 'cancelledBy'
  | 'noSentences'
  | 'sentencesAsked';
/** The fields that a form of any kind sends. */
export type BookingDto = Omit<BookingOfKind, '_id' | KeptOnly | 'suspectedSpam' | 'createdAt' | 'updatedAt'>;
/** The fields that an administrator enters for a caller. */
export type EnteredBookingDto = Omit<BookingDto, keyof typeof CONSENT_FIELDS | 'recordedBy' | 'assignedStaff'>;
export type BookingChangesDto = Changes<BookingChanges>;
export type BookingChanges = Partial<BookingOfKind>;

export const BOOKING_DTOS = forEachKind((kind) => ({
  create: dtoOf(kind, { ...kindRules(kind), ...CONSENT_FIELDS, ...LANGUAGE_FIELDS }) as unknown as Type<BookingDto>,
  entered: dtoOf(`${kind}-entered`, {
    ...kindRules(kind),
    ...CALLER_FIELDS,
    ...LANGUAGE_FIELDS,
  }) as unknown as Type<EnteredBookingDto>,
  changes: changesOf(`${kind}-changes`, { ...kindRules(kind), status: BOOKING_STATUS, ...ASSIGNMENT_FIELDS }),
}));

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
