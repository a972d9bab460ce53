import { trusted, type Types } from 'mongoose';
import { TIME_OFF_FIELDS } from '#contract/plan-rules';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

/** Days on which a member of staff does not work. */
export interface StoredTimeOff extends Values<typeof TIME_OFF_FIELDS> {
  _id: Types.ObjectId;
  profile: string;
  /** The account that the profile was linked to then: its reason goes with that account, whosever profile it is by then. */
  account?: string;
  createdAt: Date;
  updatedAt: Date;
}
export const TIME_OFF_MODEL = 'TimeOff';

export const timeOffSchema = schemaOf(TIME_OFF_FIELDS, {
  profile: { type: String, required: true },
  account: String,
});
timeOffSchema.index({ profile: 1, to: 1 });
// Who is away is asked of all staff at once; what is over is kept for years.
timeOffSchema.index({ to: 1 });

/** Matches days off of which at least one lies between two days. */
export function offBetween(from: string, to: string) {
  return { from: trusted({ $lte: to }), to: trusted({ $gte: from }) };
}
