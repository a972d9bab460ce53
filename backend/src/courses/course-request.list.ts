import { COURSE_REQUEST_CHANNEL_FIELDS, COURSE_REQUEST_FIELDS, REQUEST_DECISION } from '#contract/courses';
import type { ListFields } from '../common/list/index.js';

export const COURSE_REQUEST_LIST: ListFields = {
  resource: 'course-requests',
  rules: { ...COURSE_REQUEST_FIELDS, ...COURSE_REQUEST_CHANNEL_FIELDS, status: REQUEST_DECISION },
  searched: ['name', 'phone', 'email', 'course'],
};
