import {
  AVAILABILITY_FIELDS,
  HOLIDAY_CORRECTION_FIELDS,
  SPAN_FIELDS,
  STAFF_ACCOUNT_FIELDS,
  TIME_OFF_FIELDS,
} from '#contract/plan-rules';
import { changesOf, dtoOf, uncheckedOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class StaffAccountDto extends dtoOf('StaffAccount', STAFF_ACCOUNT_FIELDS) {}

export class AvailabilityDto extends uncheckedOf('Availability', AVAILABILITY_FIELDS) {}

export class TimeOffDto extends uncheckedOf('TimeOff', TIME_OFF_FIELDS) {}

export class SpanDto extends dtoOf('Span', SPAN_FIELDS) {}

/** The OpenAPI description of a route that is asked about days. */
export const SPAN_DESCRIPTION = {
  query: { from: 'The first day, `2026-11-27`', to: 'The last day; at most two years later' },
} as const;

export class HolidayDto extends dtoOf('HolidayCorrection', HOLIDAY_CORRECTION_FIELDS) {}

export class HolidayChangesDto extends changesOf('HolidayCorrectionChanges', HOLIDAY_CORRECTION_FIELDS) {}

export const HOLIDAY_LIST: ListFields = {
  resource: 'holidays',
  rules: HOLIDAY_CORRECTION_FIELDS,
  searched: ['name'],
};
