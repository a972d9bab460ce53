import { COURSE_FIELDS } from '#contract/courses';
import type { ListFields } from '../common/list/index.js';

export const COURSE_LIST: ListFields = {
  resource: 'courses',
  envelope: 'courses',
  rules: COURSE_FIELDS,
  searched: ['title', 'description'],
};

const { link: _link, ...publicRules } = COURSE_FIELDS;
/** The public may not find out a link by filtering or sorting either. */
export const PUBLIC_COURSE_LIST: ListFields = { ...COURSE_LIST, rules: publicRules };
