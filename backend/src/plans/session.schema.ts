import type { Types } from 'mongoose';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import {
  CANCELLED_BY,
  type CancelledBy,
  PLAN_WARNINGS,
  type PlanWarning,
  SESSION_FIELDS,
  SESSION_STATUSES,
  type SessionStatus,
} from '#contract/plan-rules';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** One dated session with one child. */
export interface StoredSession extends Values<typeof SESSION_FIELDS> {
  _id: Types.ObjectId;
  /** Copied from the booking, which never changes them while it has sessions. */
  kind: BookingKind;
  family: string;
  child: string;
  series?: string;
  status: SessionStatus;
  cancelledBy?: CancelledBy;
  reason?: string;
  late?: boolean;
  /** A make-up is due. */
  owed?: boolean;
  /** The warnings that were allowed by name when it was planned, and why. */
  allowed?: { warnings: PlanWarning[]; reason: string };
  /** SEQUENCE of its iCalendar event: counts moves and cancellations. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
}
export const SESSION_MODEL = 'Session';

const required = { type: String, required: true } as const;
export const sessionSchema = schemaOf(SESSION_FIELDS, {
  kind: { ...required, enum: BOOKING_KINDS },
  family: required,
  child: required,
  series: String,
  status: { ...required, enum: SESSION_STATUSES, default: 'planned' },
  cancelledBy: { type: String, enum: [...CANCELLED_BY, null] },
  reason: String,
  late: Boolean,
  owed: Boolean,
  allowed: { type: { warnings: [{ type: String, enum: PLAN_WARNINGS }], reason: String }, _id: false },
  sequence: { type: Number, required: true, default: 0 },
});
// Clashes are looked for by person and day, the lists of a person, a family and a booking are read by them.
for (const field of ['profile', 'child', 'family', 'booking', 'series', 'status'])
  sessionSchema.index({ [field]: 1, day: 1, at: 1, _id: 1 });
sessionSchema.index({ day: 1, at: 1, _id: 1 });
sessionSchema.index({ createdAt: -1, _id: -1 });
sessionSchema.index({ owed: 1, day: 1 }, { sparse: true });
sessionSchema.index({ makesUp: 1 }, { sparse: true });
