import { SERIES_FIELDS, SERIES_END_FIELDS, SERIES_PAUSE_FIELDS, SERIES_STATUSES } from '#contract/plan-rules';
import { dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class SeriesEndDto extends dtoOf('SeriesEnd', SERIES_END_FIELDS) {}
export class SeriesPauseDto extends dtoOf('SeriesPause', SERIES_PAUSE_FIELDS) {}

const { booking, profile, from, until, place } = SERIES_FIELDS;
const STATUS = { type: 'choice', label: 'Status', what: 'a status', values: SERIES_STATUSES } as const;
export const SERIES_LIST: ListFields = {
  resource: 'series',
  rules: { booking, profile, from, until, place, status: STATUS },
  searched: [],
  // It is searched for in other collections.
  own: ['q'],
};
