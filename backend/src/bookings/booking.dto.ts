import type { Type } from '@nestjs/common';
import { ASSIGNMENT_FIELDS, BOOKING_STATUS, CALLER_FIELDS, CONSENT_FIELDS } from '#contract/bookings';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { type Changes, changesOf, dtoOf } from '../common/dto/index.js';
import type { WithDecision, WithFollowUp } from '../submissions/index.js';
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
