import type { MessageSubject } from '#contract/outbox';

/** A collection of records of families or applicants, and what it calls their names and addresses. */
export interface Subject {
  readonly collection: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The number that has WhatsApp, where it is asked for. */
  readonly whatsapp?: string;
  /** What else holds of its records; accounts of the office are about nobody else. */
  readonly where?: Readonly<Record<string, unknown>>;
}

/** Where the records are that messages and notes are about. */
export const SUBJECTS = {
  booking: { collection: 'bookings', name: 'parentName', email: 'parentEmail', phone: 'parentPhone' },
  'course-request': { collection: 'courserequests', name: 'name', email: 'email', phone: 'phone' },
  contact: { collection: 'contacts', name: 'name', email: 'email', phone: 'phone' },
  user: {
    ...{ collection: 'users', name: 'full_name', email: 'email', phone: 'phone_number', whatsapp: 'whatsapp_number' },
    where: { kind: 'applicant' },
  },
} as const satisfies Record<MessageSubject, Subject>;
