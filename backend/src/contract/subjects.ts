/** Records that anybody may send and a family may follow. An application is sent too, but with an account and for nobody's child. */
export const REQUEST_ENTITIES = ['booking', 'course-request', 'contact'] as const;
export type RequestEntity = (typeof REQUEST_ENTITIES)[number];

/** The names of records about families and applicants in the audit, messages and notes. */
export const SUBJECT_ENTITIES = [...REQUEST_ENTITIES, 'user'] as const;
export type SubjectEntity = (typeof SUBJECT_ENTITIES)[number];

/** The keys under which answers hold the records of each kind. */
export const SUBJECT_GROUPS = {
  booking: 'bookings',
  'course-request': 'courseRequests',
  contact: 'messages',
  user: 'applications',
} as const satisfies Record<SubjectEntity, string>;
export type SubjectGroup = (typeof SUBJECT_GROUPS)[SubjectEntity];
