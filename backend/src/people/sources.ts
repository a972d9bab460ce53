import type { Types } from 'mongoose';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { PARENT_FIELDS } from '#contract/bookings';
import type { NoteSubject } from '#contract/notes';
import type { PersonGroup } from '#contract/people';
import type { Rule } from '#contract/rule';
import { APPLICANT_FIELDS } from '#contract/users';
import { INBOX_LIST } from '../bookings/index.js';
import { CONTACT_LIST } from '../contacts/index.js';
import { COURSE_REQUEST_LIST } from '../courses/index.js';
import { USER_LIST } from '../users/index.js';

export type Where = Readonly<Record<string, unknown>>;
/** A record of any group as it is stored. */
export interface PersonRecord {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
}
/** Whom a record is about, and how they are reached. */
export interface Reach {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}
type Field = keyof Reach;

/** Where a group of records keeps what says whose they are. */
export interface Source {
  readonly entity: NoteSubject;
  readonly fields: Readonly<Record<Field, string>>;
  readonly rules: Readonly<Record<Field, Rule>>;
  readonly searched: readonly string[];
  readonly where?: Where;
}

const NAME_PHONE_EMAIL = { name: 'name', phone: 'phone', email: 'email' } as const;

export const SOURCES: Readonly<Record<PersonGroup, Source>> = {
  bookings: {
    entity: 'booking',
    fields: { name: 'parentName', phone: 'parentPhone', email: 'parentEmail' },
    rules: { name: PARENT_FIELDS.parentName, phone: PARENT_FIELDS.parentPhone, email: PARENT_FIELDS.parentEmail },
    searched: INBOX_LIST.searched,
  },
  courseRequests: {
    entity: 'course-request',
    fields: NAME_PHONE_EMAIL,
    rules: COURSE_REQUEST_FIELDS,
    searched: COURSE_REQUEST_LIST.searched,
  },
  messages: {
    entity: 'contact',
    fields: NAME_PHONE_EMAIL,
    rules: { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS },
    searched: CONTACT_LIST.searched,
  },
  applications: {
    entity: 'user',
    fields: { name: 'full_name', phone: 'phone_number', email: 'email' },
    rules: {
      name: APPLICANT_FIELDS.full_name,
      phone: APPLICANT_FIELDS.phone_number,
      email: APPLICANT_FIELDS.email,
    },
    searched: USER_LIST.searched,
    where: { kind: 'applicant' },
  },
};

export function reachOf(group: PersonGroup, record: PersonRecord): Reach {
  const { name, phone, email } = SOURCES[group].fields;
  const text = (field: string) => (record[field] ?? undefined) as string | undefined;
  return { name: text(name), phone: text(phone), email: text(email) };
}
