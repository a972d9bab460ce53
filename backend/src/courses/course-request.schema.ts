import type { Types } from 'mongoose';
import {
  COURSE_CHOICE_FIELDS,
  COURSE_REQUEST_CHANNEL_FIELDS,
  COURSE_REQUEST_FIELDS,
  REQUEST_STATUSES,
  type RequestStatus,
} from '#contract/courses';
import { BELONGING_FIELDS } from '#contract/families';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';
import { allowSuspectedSpam, type WithSuspectedSpam } from '../common/suspected-spam.js';
import { allowDecisions, allowFollowUp, type WithDecision, type WithFollowUp } from '../submissions/index.js';

export interface CourseRequest
  extends
    Values<typeof COURSE_REQUEST_FIELDS>,
    Values<typeof COURSE_REQUEST_CHANNEL_FIELDS>,
    Values<typeof COURSE_CHOICE_FIELDS>,
    Values<typeof BELONGING_FIELDS>,
    WithFollowUp,
    WithDecision,
    WithSuspectedSpam {
  _id: Types.ObjectId;
  status: RequestStatus;
  /** An accepted request shows the link of its course until this moment. */
  courseUntil?: Date | null;
  /** When its family first looked at the decision: from then on it cannot be taken back. */
  openedAt?: Date | null;
  createdAt: Date;
  updatedAt: Date;
}
export const COURSE_REQUEST_MODEL = 'CourseRequest';

const status = { type: String, required: true, enum: REQUEST_STATUSES, default: 'pending' };
export const courseRequestSchema = schemaOf(
  { ...COURSE_REQUEST_FIELDS, ...COURSE_REQUEST_CHANNEL_FIELDS, ...COURSE_CHOICE_FIELDS, ...BELONGING_FIELDS },
  { status, courseUntil: Date, openedAt: Date },
);
courseRequestSchema.index({ createdAt: -1, _id: -1 });
courseRequestSchema.index({ suspectedSpam: 1, createdAt: -1, _id: -1 });
courseRequestSchema.index({ status: 1, suspectedSpam: 1, createdAt: -1, _id: -1 });
// The orders an administrator may choose: a page is read from an index, without sorting the collection.
for (const column of ['status', 'name']) courseRequestSchema.index({ suspectedSpam: 1, [column]: 1, _id: 1 });
// The pages of a person and of a family find their records by these.
for (const field of ['phone', 'email']) courseRequestSchema.index({ [field]: 1, createdAt: -1, _id: -1 });
courseRequestSchema.index({ family: 1 });
courseRequestSchema.plugin(allowSuspectedSpam);
courseRequestSchema.plugin(allowFollowUp);
courseRequestSchema.plugin(allowDecisions);
