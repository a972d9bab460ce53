import { ERASURE_FIELDS, PERSON_FIELDS } from '#contract/people';
import { labelsOf } from './labels';

/** What other pages say of resources whose texts come with the code of their own pages. */
export const familyNames = { name: 'Family |||| Families', file: 'Families' } as const;
export const eventNames = { name: 'Event |||| Events', file: 'Audit' } as const;
export const administratorNames = { name: 'Administrator |||| Administrators', file: 'Administrators' } as const;
export const dataRequestNames = { name: 'Data request |||| Data requests', file: 'Data requests' } as const;

export const peopleNames = {
  name: 'Person |||| People',
  fields: {
    ...labelsOf(PERSON_FIELDS),
    ...labelsOf(ERASURE_FIELDS),
    childName: 'Child',
    records: 'Records',
    createdAt: 'Last heard from',
  },
  file: 'People and their data',
  everything: 'Everything about this person',
  familyPage: 'To the page of the family',
} as const;
