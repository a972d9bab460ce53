import {
  COURSE_CHOICE_FIELDS,
  COURSE_REQUEST_CHANNEL_FIELDS,
  COURSE_REQUEST_FIELDS,
  REQUEST_DECISION,
} from '#contract/courses';
import { LANGUAGE_FIELDS } from '#contract/languages';
import { dtoOf } from '../common/dto/index.js';

export class CourseRequestDto extends dtoOf('CourseRequest', {
  ...COURSE_REQUEST_FIELDS,
  ...COURSE_CHOICE_FIELDS,
  ...COURSE_REQUEST_CHANNEL_FIELDS,
  ...LANGUAGE_FIELDS,
}) {}

export class DecisionDto extends dtoOf('Decision', { status: REQUEST_DECISION }) {}
