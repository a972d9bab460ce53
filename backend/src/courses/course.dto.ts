import { COURSE_FIELDS } from '#contract/courses';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class CourseDto extends dtoOf('Course', COURSE_FIELDS) {}

export class CourseChangesDto extends changesOf('CourseChanges', COURSE_FIELDS) {}

export const COURSE_LIST: ListFields = {
  resource: 'courses',
  envelope: 'courses',
  rules: COURSE_FIELDS,
  searched: ['title', 'description'],
};

const { link: _link, ...publicRules } = COURSE_FIELDS;
/** The public list leaves out the link, so that nobody can find it out by filtering or sorting. */
export const PUBLIC_COURSE_LIST: ListFields = { ...COURSE_LIST, rules: publicRules };
