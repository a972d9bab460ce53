import type { Types } from 'mongoose';
import { GOAL_CHANGE_FIELDS, GOAL_FIELDS, GOAL_STATUSES, type GoalStatus } from '#contract/goals';
import type { ListFields } from '../common/list/index.js';
import { schemaOf } from '../common/schema-of.js';

export interface StoredStep {
  _id: string;
  text: string;
  reachedOn?: string;
}
export interface StoredGoal {
  _id: Types.ObjectId;
  booking: string;
  title: string;
  steps: StoredStep[];
  /** Copied from the booking: open goals are counted by child. */
  family: string;
  child: string;
  status: GoalStatus;
  reachedOn?: string;
  closedBecause?: string;
  closedOn?: string;
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
  closedOn: String,
});
goalSchema.index({ createdAt: -1, _id: -1 });
goalSchema.index({ booking: 1, createdAt: -1, _id: -1 });
goalSchema.index({ child: 1, status: 1 });
goalSchema.index({ status: 1, createdAt: -1, _id: -1 });
goalSchema.index({ updatedAt: 1 });

const { booking, title } = GOAL_FIELDS;
export const GOAL_LIST: ListFields = {
  resource: 'goals',
  rules: { booking, title, status: GOAL_CHANGE_FIELDS.status },
  searched: ['title'],
};
