import { COURSE_FIELDS, COURSE_REQUEST_FIELDS, REQUEST_DECISION } from '#contract/courses';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class CourseDto extends dtoOf('Course', COURSE_FIELDS) {}

export class CourseChangesDto extends changesOf('CourseChanges', COURSE_FIELDS) {}

export class CourseRequestDto extends dtoOf('CourseRequest', COURSE_REQUEST_FIELDS) {}

export class DecisionDto extends dtoOf('Decision', { status: REQUEST_DECISION }) {}

export const COURSE_LIST: ListFields = {
  resource: 'courses',
  rules: COURSE_FIELDS,
  searched: ['title', 'description'],
};

const { link: _link, ...publicRules } = COURSE_FIELDS;
/** The public may not find out a link by filtering or sorting either. */
export const PUBLIC_COURSE_LIST: ListFields = { ...COURSE_LIST, rules: publicRules };

export const COURSE_REQUEST_LIST: ListFields = {
  resource: 'course-requests',
  rules: { ...COURSE_REQUEST_FIELDS, status: REQUEST_DECISION },
  searched: ['name', 'phone', 'email', 'course'],
};
