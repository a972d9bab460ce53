import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Subject } from '../subjects/index.js';
import { COURSE_REQUEST_LIST } from './course-request.dto.js';
import { toCourseRequest } from './course-request.mapper.js';
import { type CourseRequest, COURSE_REQUEST_MODEL } from './course-request.schema.js';

export const COURSE_REQUEST_SUBJECT = {
  model: COURSE_REQUEST_MODEL,
  contact: { name: 'name', phone: 'phone', email: 'email' },
  rules: COURSE_REQUEST_FIELDS,
  list: COURSE_REQUEST_LIST,
  toAnswer: toCourseRequest,
  retained: [{ name: 'course requests', from: ['createdAt'], keep: { months: 12 } }],
} as const satisfies Subject<CourseRequest, keyof CourseRequest>;
