import type { Types } from 'mongoose';
import {
  ASSIGNMENT_FIELDS,
  BOOKING_FIELDS,
  BOOKING_STATUSES,
  type BookingKind,
  type BookingStatus,
  CHILD_FIELDS,
  CONSENT_FIELDS,
  ENTERED_FIELDS,
  PARENT_FIELDS,
  SCHOOL_FIELDS,
} from '#contract/bookings';
import { FAMILY_OF_FIELDS } from '#contract/families';
import { OPEN_FIELDS } from '#contract/open-fields';
import type { Values } from '#contract/rule';
import { fieldsOf, schemaOf } from '../common/schema-of.js';
import { allowSuspectedSpam, type WithSuspectedSpam } from '../common/suspected-spam.js';
import { allowDecisions, allowFollowUp, type WithDecision, type WithFollowUp } from '../submissions/index.js';
import { forEachKind } from './kind-rules.js';

type KindFields = { [K in BookingKind]: Values<(typeof BOOKING_FIELDS)[K]> }[BookingKind];

export interface Booking
  extends
    Values<typeof PARENT_FIELDS>,
    Values<typeof SCHOOL_FIELDS>,
    Values<typeof OPEN_FIELDS>,
    Values<typeof CONSENT_FIELDS>,
    Values<typeof ENTERED_FIELDS>,
    Values<typeof ASSIGNMENT_FIELDS>,
    Values<typeof FAMILY_OF_FIELDS>,
    WithFollowUp,
    WithDecision,
    WithSuspectedSpam {
  _id: Types.ObjectId;
  kind: BookingKind;
  status: BookingStatus;
  /** Rejected, because the family no longer wants it. */
  cancelledBy?: 'family' | null;
  /** Whether the family wants no sentences of session notes on its private page; nothing until it has said so. */
  noSentences?: boolean;
  /** When the family was asked about them. */
  sentencesAsked?: Date;
  createdAt: Date;
  updatedAt: Date;
}
export type BookingOfKind = Booking & KindFields;
export const BOOKING_MODEL = 'Booking';

const shared = {
  // Optional here because the list of all kinds filters by them; each kind's own fields say whether it requires them.
  ...fieldsOf(
    Object.fromEntries(Object.entries(CHILD_FIELDS).map(([name, rule]) => [name, { ...rule, optional: true }])),
  ),
  status: { type: String, required: true, enum: BOOKING_STATUSES, default: 'Pending' },
  cancelledBy: { type: String, enum: ['family', null] },
  noSentences: Boolean,
  sentencesAsked: Date,
  /** The day of its last session: its period of retention begins then. */
  lastSession: { type: Date, select: false },
};
/** The fields that all five kinds share. */
export const bookingSchema = schemaOf(
  {
    ...PARENT_FIELDS,
    ...SCHOOL_FIELDS,
    ...OPEN_FIELDS,
    ...CONSENT_FIELDS,
    ...ENTERED_FIELDS,
    ...ASSIGNMENT_FIELDS,
    ...FAMILY_OF_FIELDS,
  },
  shared,
).set('discriminatorKey', 'kind');
export const KIND_SCHEMAS = forEachKind((kind) => schemaOf(BOOKING_FIELDS[kind]));

// The inbox holds all kinds; the lists of one kind have their own. A page in another order sorts the collection: with
// thousands of bookings nobody notices, and each index is one more write for every booking.
for (const fields of [[], ['status'], ['kind'], ['kind', 'status']]) {
  const first = Object.fromEntries(fields.map((field) => [field, 1]));
  bookingSchema.index({ ...first, suspectedSpam: 1, createdAt: -1, _id: -1 });
}
// The page of a person finds their records by these.
for (const field of ['parentPhone', 'parentEmail']) bookingSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
bookingSchema.index({ family: 1 });
bookingSchema.plugin(allowSuspectedSpam);
bookingSchema.plugin(allowFollowUp);
bookingSchema.plugin(allowDecisions);
