import {
  COVER_FIELDS,
  OUTCOME_FIELDS,
  OWED_FIELDS,
  SERIES_PLAN_FIELDS,
  SESSION_CANCEL_FIELDS,
  SESSION_CHANGE_FIELDS,
  SESSION_LIST_FIELDS,
  SESSION_PLAN_FIELDS,
} from '#contract/plan-rules';
import { dtoOf, uncheckedOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class SeriesPlanDto extends dtoOf('SeriesPlan', SERIES_PLAN_FIELDS) {}
export class SessionPlanDto extends dtoOf('SessionPlan', SESSION_PLAN_FIELDS) {}
export class SessionChangeDto extends dtoOf('SessionChange', SESSION_CHANGE_FIELDS) {}
export class SessionCancelDto extends dtoOf('SessionCancel', SESSION_CANCEL_FIELDS) {}
export class CoverDto extends dtoOf('Cover', COVER_FIELDS) {}
export class OwedDto extends uncheckedOf('Owed', OWED_FIELDS) {}
export class OutcomeDto extends dtoOf('Outcome', OUTCOME_FIELDS) {}

/** Filters that are no fields of a session: days, sessions that nobody recorded, and a search in other collections. */
const OWN_FILTERS = ['since', 'until', 'unresolved', 'q'] as const;
export const SESSION_LIST: ListFields = {
  resource: 'sessions',
  rules: SESSION_LIST_FIELDS,
  searched: [],
  own: OWN_FILTERS,
};
