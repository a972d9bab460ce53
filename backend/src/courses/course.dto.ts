import { COURSE_FIELDS } from '#contract/courses';
import { changesOf, dtoOf } from '../common/dto/index.js';

export class CourseDto extends dtoOf('Course', COURSE_FIELDS) {}

export class CourseChangesDto extends changesOf('CourseChanges', COURSE_FIELDS) {}
