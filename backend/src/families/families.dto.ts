import { FAMILY_FIELDS, FAMILY_MERGE_FIELDS, FAMILY_RECORDS_FIELDS } from '#contract/families';
import { changesOf, dtoOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';

export class FamilyDto extends dtoOf('Family', FAMILY_FIELDS) {}

export class FamilyChangesDto extends changesOf('FamilyChanges', FAMILY_FIELDS) {}

export class FamilyRecordsDto extends dtoOf('FamilyRecords', FAMILY_RECORDS_FIELDS) {}

export class FamilyMergeDto extends dtoOf('FamilyMerge', FAMILY_MERGE_FIELDS) {}

export const FAMILY_LIST: ListFields = {
  resource: 'families',
  rules: { name: FAMILY_FIELDS.name },
  searched: ['name', 'contacts.name', 'contacts.phone', 'contacts.email', 'children.name'],
};
