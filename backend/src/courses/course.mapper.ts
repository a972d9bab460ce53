import type { Course } from './course.schema.js';

/** A course as administrators see it. */
export function toCourse({ _id, title, description, link, createdAt, updatedAt }: Course) {
  return { _id: String(_id), title, description, link, createdAt, updatedAt };
}

/** Leaves out the link, because a family has to request it (contract, departure 2). */
export function toPublicCourse({ _id, title, description, createdAt, updatedAt }: Course) {
  return { _id: String(_id), title, description, createdAt, updatedAt };
}
export type CourseAnswer = ReturnType<typeof toCourse>;
