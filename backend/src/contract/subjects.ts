/** Records about families and applicants, as the audit, messages and notes name them. */
export const SUBJECT_ENTITIES = ['booking', 'course-request', 'contact', 'user'] as const;
export type SubjectEntity = (typeof SUBJECT_ENTITIES)[number];
