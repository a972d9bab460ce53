import type { Type } from '@nestjs/common';
import { BOOKING_STATUS, CONSENT_FIELDS } from '#contract/bookings';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { BookingOfKind } from './booking.schema.js';
import { forEachKind, kindRules } from './kind-rules.js';

/** What a form of any kind sends. */
export type BookingDto = Omit<BookingOfKind, '_id' | 'kind' | 'status' | 'suspectedSpam' | 'createdAt' | 'updatedAt'>;
export type BookingChangesDto = Partial<BookingOfKind>;

export const BOOKING_DTOS = forEachKind((kind) => ({
  create: dtoOf(kind, { ...kindRules(kind), ...CONSENT_FIELDS }) as unknown as Type<BookingDto>,
  changes: changesOf(`${kind}-changes`, { ...kindRules(kind), status: BOOKING_STATUS }),
}));
