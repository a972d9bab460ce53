import type { Types } from 'mongoose';
import { GOAL_FIELDS, GOAL_STATUSES, type GoalStatus } from '#contract/goals';
import { schemaOf } from '../common/schema-of.js';

export interface StoredGoal {
  _id: Types.ObjectId;
  booking: string;
  title: string;
  steps: { _id: string; text: string; reachedOn?: string }[];
  /** Copied from the booking: open goals are counted by child. */
  family: string;
  child: string;
  status: GoalStatus;
  reachedOn?: string;
  closedBecause?: string;
  createdAt: Date;
  updatedAt: Date;
}
export const GOAL_MODEL = 'Goal';

export const goalSchema = schemaOf(GOAL_FIELDS, {
  family: { type: String, required: true },
  child: { type: String, required: true },
  status: { type: String, required: true, enum: GOAL_STATUSES, default: 'open' },
  reachedOn: String,
  closedBecause: String,
});
goalSchema.index({ booking: 1, createdAt: -1, _id: -1 });
goalSchema.index({ child: 1, status: 1 });
