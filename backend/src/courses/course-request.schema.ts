import type { Types } from 'mongoose';
import { COURSE_REQUEST_FIELDS, REQUEST_STATUSES, type RequestStatus } from '#contract/courses';
import type { Values } from '#contract/rule';
import { carriesAudit } from '../audit/index.js';
import { allowOnce, type WithOnce } from '../common/once/index.js';
import { schemaOf } from '../common/schema-of.js';

export interface CourseRequest extends Values<typeof COURSE_REQUEST_FIELDS>, WithOnce {
  _id: Types.ObjectId;
  status: RequestStatus;
  createdAt: Date;
  updatedAt: Date;
}
export const COURSE_REQUEST_MODEL = 'CourseRequest';

const status = { type: String, required: true, enum: REQUEST_STATUSES, default: 'pending' };
export const courseRequestSchema = schemaOf(COURSE_REQUEST_FIELDS, { status });
courseRequestSchema.index({ createdAt: -1, _id: -1 });
courseRequestSchema.index({ status: 1, createdAt: -1, _id: -1 });
// The orders an administrator may choose: a page is read, not sorted out of everything.
courseRequestSchema.index({ status: 1, _id: 1 });
courseRequestSchema.index({ name: 1, _id: 1 });
allowOnce(courseRequestSchema);
carriesAudit(courseRequestSchema);

export function toCourseRequest(request: CourseRequest) {
  const { _id, name, phone, email, course, status: current, createdAt, updatedAt } = request;
  return { _id: String(_id), name, phone, email, course, status: current, createdAt, updatedAt };
}
export type CourseRequestAnswer = ReturnType<typeof toCourseRequest>;
