import type { Type } from '@nestjs/common';
import { BOOKING_STATUS, CONSENT_FIELDS } from '#contract/bookings';
import { LANGUAGE_FIELDS } from '#contract/outbox';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { WithDecision, WithFollowUp } from '../receipts/index.js';
import type { BookingOfKind } from './booking.schema.js';
import { forEachKind, kindRules } from './kind-rules.js';

type KeptOnly = Exclude<keyof WithFollowUp, 'language'> | keyof WithDecision | 'kind' | 'status' | 'cancelledBy';
/** What a form of any kind sends. */
export type BookingDto = Omit<BookingOfKind, '_id' | KeptOnly | 'suspectedSpam' | 'createdAt' | 'updatedAt'>;
export type BookingChangesDto = Partial<BookingOfKind>;

export const BOOKING_DTOS = forEachKind((kind) => ({
  create: dtoOf(kind, { ...kindRules(kind), ...CONSENT_FIELDS, ...LANGUAGE_FIELDS }) as unknown as Type<BookingDto>,
  changes: changesOf(`${kind}-changes`, { ...kindRules(kind), status: BOOKING_STATUS }),
}));
