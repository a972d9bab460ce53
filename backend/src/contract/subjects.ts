/** The names of records about families and applicants in the audit, messages and notes. */
export const SUBJECT_ENTITIES = ['booking', 'course-request', 'contact', 'user'] as const;
export type SubjectEntity = (typeof SUBJECT_ENTITIES)[number];
