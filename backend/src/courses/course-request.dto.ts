import {
  COURSE_CHOICE_FIELDS,
  COURSE_REQUEST_CHANNEL_FIELDS,
  COURSE_REQUEST_FIELDS,
  REQUEST_DECISION,
  type RequestStatus,
} from '#contract/courses';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { REFERENCE } from '#contract/references';
import { SUSPECTED_SPAM_FIELDS } from '#contract/suspected-spam';
import { dtoOf, uncheckedOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { TO_TELL_FILTER } from '../submissions/index.js';

export class CourseRequestDto extends dtoOf('CourseRequest', {
  ...COURSE_REQUEST_FIELDS,
  ...COURSE_CHOICE_FIELDS,
  ...COURSE_REQUEST_CHANNEL_FIELDS,
  ...LANGUAGE_FIELDS,
}) {}

export class DecisionDto extends uncheckedOf('Decision', { status: REQUEST_DECISION }) {}

export const COURSE_REQUEST_LIST: ListFields = {
  resource: 'course-requests',
  envelope: 'requests',
  rules: {
    ...COURSE_REQUEST_FIELDS,
    ...COURSE_REQUEST_CHANNEL_FIELDS,
    ...LANGUAGE_FIELDS,
    reference: REFERENCE,
    status: REQUEST_DECISION,
    toTell: TO_TELL_FILTER,
    ...SUSPECTED_SPAM_FIELDS,
  },
  waits: 'pending' satisfies RequestStatus,
  searched: ['reference', 'name', 'phone', 'email', 'course'],
};
