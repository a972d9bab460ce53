import type { CourseRequest } from './course-request.schema.js';

export function toCourseRequest(request: CourseRequest) {
  const { _id, name, phone, email, noEmail, course, status, createdAt, updatedAt } = request;
  return { _id: String(_id), name, phone, email, noEmail, course, status, createdAt, updatedAt };
}
export type CourseRequestAnswer = ReturnType<typeof toCourseRequest>;
