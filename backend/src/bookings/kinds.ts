import type { Type } from '@nestjs/common';
import type { Schema } from 'mongoose';
import {
  BOOKING_FIELDS,
  BOOKING_KIND,
  BOOKING_KINDS,
  BOOKING_STATUS,
  CHILD_FIELDS,
  type BookingKind,
  CONSENT_FIELDS,
  PARENT_FIELDS,
} from '#contract/bookings';
import type { Rules } from '#contract/rule';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { schemaOf } from '../common/schema-of.js';
import type { BookingOfKind } from './booking.schema.js';

/** All that one kind of booking adds to the shared mechanism, read from its fields in the contract. */
export interface KindOfBooking {
  readonly dto: Type<object>;
  readonly changes: Type<Partial<BookingOfKind>>;
  readonly schema: Schema;
  readonly list: ListFields;
  /** Every field of its answer, in order. */
  readonly fields: readonly (keyof BookingOfKind)[];
}

function kindOf(kind: BookingKind): KindOfBooking {
  const own: Rules = BOOKING_FIELDS[kind];
  const rules: Rules = { ...PARENT_FIELDS, ...own };
  const changeable: Rules = { ...rules, status: BOOKING_STATUS };
  const known: Rules = { ...changeable, ...CONSENT_FIELDS };
  return {
    dto: dtoOf(kind, { ...rules, ...CONSENT_FIELDS }),
    changes: changesOf(`${kind}-changes`, changeable),
    schema: schemaOf(own),
    list: { resource: kind, rules: known, searched: textFieldsOf(rules) },
    fields: Object.keys(known) as (keyof BookingOfKind)[],
  };
}

/** What all kinds have in common: the fields by which a list of all five is looked through. */
const SHARED: Rules = { ...PARENT_FIELDS, ...CHILD_FIELDS };
export const INBOX_LIST: ListFields = {
  resource: 'bookings',
  rules: { ...SHARED, kind: BOOKING_KIND, status: BOOKING_STATUS },
  searched: textFieldsOf(SHARED),
};

function textFieldsOf(rules: Rules): string[] {
  const isText = (name: string): boolean => ['text', 'phone', 'email'].includes(rules[name]?.type ?? '');
  return Object.keys(rules).filter(isText);
}

export const KINDS = Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, kindOf(kind)])) as Record<
  BookingKind,
  KindOfBooking
>;
