import { COURSE_REQUEST_FIELDS, REQUEST_DECISION, REQUEST_STATUSES, type RequestStatus } from '#contract/courses';
import type { Rules, Values } from '#contract/rule';
import type { StatusChoice } from '../../status/statusForm';

export interface CourseRequest extends Values<typeof COURSE_REQUEST_FIELDS> {
  id: string;
  status: RequestStatus;
}

export const STATUS: StatusChoice = { values: REQUEST_STATUSES, wordsAt: 'resources.course-requests.statuses' };

/** What can be decided about many at once. */
export const DECISIONS: StatusChoice = { ...STATUS, values: REQUEST_DECISION.values };

export const EXPORTED: Rules = { ...COURSE_REQUEST_FIELDS, status: { ...REQUEST_DECISION, values: REQUEST_STATUSES } };
