import type { MessageSubject } from '#contract/outbox';

/** A collection of such records. */
export interface Subject {
  readonly collection: string;
  /** What else holds of its records; accounts of the office are about nobody else. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** Where the records of families and applicants are kept: what messages and notes are about. */
export const SUBJECTS = {
  booking: { collection: 'bookings' },
  'course-request': { collection: 'courserequests' },
  contact: { collection: 'contacts' },
  user: { collection: 'users', where: { kind: 'applicant' } },
} as const satisfies Record<MessageSubject, Subject>;
