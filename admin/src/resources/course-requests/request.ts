import { COURSE_REQUEST_FIELDS, REQUEST_DECISION, REQUEST_STATUSES } from '#contract/courses';
import type { Rules } from '#contract/rule';
import type { Statuses } from '../../decisions/statuses';

/** Only a pending request can be decided. */
export const STATUSES: Statuses = {
  values: REQUEST_STATUSES,
  waiting: 'pending',
  decisions: REQUEST_DECISION.values,
  final: true,
};

export const EXPORTED: Rules = { ...COURSE_REQUEST_FIELDS, status: { ...REQUEST_DECISION, values: REQUEST_STATUSES } };
