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
import { type Subject, SUBJECTS } from '../common/subjects.js';
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

function source(entity: NoteSubject, rules: Source['rules'], { searched }: Pick<Source, 'searched'>): Source {
  const { name, phone, email, where }: Subject = SUBJECTS[entity];
  return { entity, fields: { name, phone, email }, rules, searched, ...(where && { where }) };
}

const { parentName, parentPhone, parentEmail } = PARENT_FIELDS;
const { full_name, phone_number, email } = APPLICANT_FIELDS;

export const SOURCES: Readonly<Record<PersonGroup, Source>> = {
  bookings: source('booking', { name: parentName, phone: parentPhone, email: parentEmail }, INBOX_LIST),
  courseRequests: source('course-request', COURSE_REQUEST_FIELDS, COURSE_REQUEST_LIST),
  messages: source('contact', { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS }, CONTACT_LIST),
  applications: source('user', { name: full_name, phone: phone_number, email }, USER_LIST),
};

export function reachOf(group: PersonGroup, record: PersonRecord): Reach {
  const { name, phone, email } = SOURCES[group].fields;
  const text = (field: string) => (record[field] ?? undefined) as string | undefined;
  return { name: text(name), phone: text(phone), email: text(email) };
}
