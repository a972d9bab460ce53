import type { Types } from 'mongoose';
import { COURSE_FIELDS } from '#contract/courses';
import type { Values } from '#contract/rule';
import { schemaOf } from '../common/schema-of.js';

export interface Course extends Values<typeof COURSE_FIELDS> {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}
export const COURSE_MODEL = 'Course';

export const courseSchema = schemaOf(COURSE_FIELDS);
courseSchema.index({ createdAt: -1, _id: -1 });
// Administrators may sort by the title. The link has no index, because it can be too long for one.
courseSchema.index({ title: 1, _id: 1 });

/** A course as administrators see it. */
export function toCourse({ _id, title, description, link, createdAt, updatedAt }: Course) {
  return { _id: String(_id), title, description, link, createdAt, updatedAt };
}

/** Leaves out the link, because a family has to request it (contract, departure 2). */
export function toPublicCourse({ _id, title, description, createdAt, updatedAt }: Course) {
  return { _id: String(_id), title, description, createdAt, updatedAt };
}
export type CourseAnswer = ReturnType<typeof toCourse>;
