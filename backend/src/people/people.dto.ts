import { ERASURE_FIELDS, PERSON_FIELDS, PERSON_RECORDS_FIELDS } from '#contract/people';
import { dtoOf, someOf } from '../common/dto/index.js';
import type { ListFields } from '../common/list/index.js';
import { FAMILY_LIST } from '../families/index.js';
import type { Subject } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

export class PersonChangesDto extends someOf('PersonChanges', { ...PERSON_FIELDS, ...PERSON_RECORDS_FIELDS }) {}

export class PersonRecordsDto extends dtoOf('PersonRecords', PERSON_RECORDS_FIELDS) {}

export class ErasureDto extends dtoOf('Erasure', { ...ERASURE_FIELDS, ...PERSON_RECORDS_FIELDS }) {}

/** The fields that identify a person. Fields about others do not. */
const addressed = ({ contact, whatsapp = contact.phone }: Subject) => [...Object.values(contact), whatsapp];

/** Sorted by the time or the id of the latest record only. */
export const PEOPLE_LIST: ListFields = {
  resource: 'people',
  rules: {},
  own: ['q'],
  searched: [
    ...new Set(['reference', 'childName', ...Object.values(SUBJECTS).flatMap(addressed), ...FAMILY_LIST.searched]),
  ],
};
