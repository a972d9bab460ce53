import { PROFILE_STATUS, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { STAFF_ACCOUNT_FIELDS } from '#contract/plan-rules';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class TeacherProfileDto extends dtoOf('TeacherProfile', {
  ...TEACHER_PROFILE_FIELDS,
  ...STAFF_ACCOUNT_FIELDS,
}) {}

export class TeacherProfileChangesDto extends changesOf('TeacherProfileChanges', {
  ...TEACHER_PROFILE_FIELDS,
  status: PROFILE_STATUS,
  ...STAFF_ACCOUNT_FIELDS,
}) {}

export const TEACHER_PROFILE_LIST: ListFields = {
  resource: 'categories',
  rules: { ...TEACHER_PROFILE_FIELDS, status: PROFILE_STATUS },
  searched: ['tName', 'service', 'qualification'],
};
