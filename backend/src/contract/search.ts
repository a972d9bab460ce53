import { SUBJECT_GROUPS, type SubjectEntity } from './subjects.js';

/**
 * What `GET /search` calls the records of each kind, and what it answers of them besides `_id` and `createdAt`: enough to
 * know whom they are about, and the family that a request belongs to.
 */
export const SEARCHED = {
  // Its main contact, and the names of all its children in one text.
  family: { group: 'families', fields: ['name', 'children', 'contact', 'phone', 'email'] },
  booking: {
    group: SUBJECT_GROUPS.booking,
    fields: ['kind', 'childName', 'parentName', 'parentPhone', 'parentEmail', 'reference', 'status', 'family'],
  },
  'course-request': {
    group: SUBJECT_GROUPS['course-request'],
    fields: ['name', 'phone', 'email', 'course', 'reference', 'status', 'family'],
  },
  contact: { group: SUBJECT_GROUPS.contact, fields: ['name', 'phone', 'email', 'reference', 'status', 'family'] },
  user: {
    // The answer has had this key from the first; requests about data know these as applications.
    group: 'applicants',
    fields: ['full_name', 'phone_number', 'email', 'teacher_type', 'reference', 'status'],
  },
  category: { group: 'profiles', fields: ['tName', 'service'] },
} as const satisfies Record<SubjectEntity | 'category' | 'family', { group: string; fields: readonly string[] }>;

export type SearchedEntity = keyof typeof SEARCHED;
export type SearchGroup<Entity extends SearchedEntity = SearchedEntity> = (typeof SEARCHED)[Entity]['group'];
export const SEARCHED_ENTITIES = Object.keys(SEARCHED) as SearchedEntity[];

/** The newest ten of each group. */
export type SearchResults = {
  readonly [Entity in SearchedEntity as SearchGroup<Entity>]: readonly (Readonly<
    Partial<Record<(typeof SEARCHED)[Entity]['fields'][number], string>>
  > & {
    readonly _id: string;
    readonly createdAt: string;
  })[];
};
