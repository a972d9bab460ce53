import type { Types } from 'mongoose';
import {
  type BOOKING_FIELDS,
  BOOKING_STATUSES,
  type BookingKind,
  type BookingStatus,
  CHILD_FIELDS,
  CONSENT_FIELDS,
  PARENT_FIELDS,
} from '#contract/bookings';
import type { Values } from '#contract/rule';
import { carriesAudit } from '../audit/index.js';
import { allowOnce, type WithOnce } from '../common/once/index.js';
import { schemaOf } from '../common/schema-of.js';

type KindFields = { [K in BookingKind]: Values<(typeof BOOKING_FIELDS)[K]> }[BookingKind];

export interface Booking extends Values<typeof PARENT_FIELDS>, Values<typeof CONSENT_FIELDS>, WithOnce {
  _id: Types.ObjectId;
  kind: BookingKind;
  status: BookingStatus;
  createdAt: Date;
  updatedAt: Date;
}
export type BookingOfKind = Booking & KindFields;
export const BOOKING_MODEL = 'Booking';

const base = { status: { type: String, required: true, enum: BOOKING_STATUSES, default: 'Pending' } };
/** What the five kinds share, told apart by `kind`; each kind adds its own fields (`kinds.ts`). */
export const bookingSchema = schemaOf({ ...PARENT_FIELDS, ...CHILD_FIELDS, ...CONSENT_FIELDS }, base).set(
  'discriminatorKey',
  'kind',
);
// The inbox holds all kinds; the lists of one kind have their own.
bookingSchema.index({ createdAt: -1, _id: -1 });
bookingSchema.index({ status: 1, createdAt: -1, _id: -1 });
bookingSchema.index({ kind: 1, createdAt: -1, _id: -1 });
bookingSchema.index({ kind: 1, status: 1, createdAt: -1, _id: -1 });
// The columns an administrator may sort by: a page is read, not sorted out of everything.
for (const column of ['childName', 'parentName', 'status', 'kind']) bookingSchema.index({ [column]: 1, _id: 1 });
for (const column of ['childName', 'startingDate', 'status']) bookingSchema.index({ kind: 1, [column]: 1, _id: 1 });
allowOnce(bookingSchema);
carriesAudit(bookingSchema);
