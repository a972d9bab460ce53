import { ERASURE_FIELDS, PERSON_FIELDS, PERSON_RECORDS_FIELDS } from '#contract/people';
import { dtoOf, someOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { SOURCES } from './sources.js';

export class PersonChangesDto extends someOf('PersonChanges', { ...PERSON_FIELDS, ...PERSON_RECORDS_FIELDS }) {}

export class PersonRecordsDto extends dtoOf('PersonRecords', PERSON_RECORDS_FIELDS) {}

export class ErasureDto extends dtoOf('Erasure', { ...ERASURE_FIELDS, ...PERSON_RECORDS_FIELDS }) {}

/** Sorted by the time or the id of the latest record only. */
export const PEOPLE_LIST: ListFields = {
  resource: 'people',
  rules: {},
  searched: [...new Set(Object.values(SOURCES).flatMap(({ searched }) => searched))],
};
