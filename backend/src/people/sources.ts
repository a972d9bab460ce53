import type { Types } from 'mongoose';
import { CONTACT_CHANNEL_FIELDS, CONTACT_FIELDS } from '#contract/contacts';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import { PARENT_FIELDS } from '#contract/bookings';
import { nameKey } from '#contract/names';
import type { NoteSubject } from '#contract/notes';
import type { PersonGroup } from '#contract/people';
import type { Rule } from '#contract/rule';
import { APPLICANT_FIELDS } from '#contract/users';
import { type Subject, SUBJECTS } from '../common/subjects.js';

export type Where = Readonly<Record<string, unknown>>;
/** A record of any group as it is stored. */
export interface PersonRecord {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
}
/** Whom a record is about, and how they are reached. */
export interface ContactDetails {
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}
type Field = keyof ContactDetails;

/** Where a group of records keeps what says whose they are. */
export interface Source {
  readonly entity: NoteSubject;
  readonly fields: Readonly<Record<Field, string>>;
  readonly rules: Readonly<Record<Field, Rule>>;
  readonly searched: readonly string[];
  readonly where?: Where;
}

/** @param more what else names the person; what they wrote about others does not */
function source(entity: NoteSubject, rules: Source['rules'], ...more: readonly string[]): Source {
  const { name, phone, email, where }: Subject = SUBJECTS[entity];
  const searched = ['reference', name, phone, email, ...more];
  return { entity, fields: { name, phone, email }, rules, searched, ...(where && { where }) };
}

const { parentName, parentPhone, parentEmail } = PARENT_FIELDS;
const { full_name, phone_number, email } = APPLICANT_FIELDS;

export const SOURCES: Readonly<Record<PersonGroup, Source>> = {
  bookings: source('booking', { name: parentName, phone: parentPhone, email: parentEmail }, 'childName'),
  courseRequests: source('course-request', COURSE_REQUEST_FIELDS),
  messages: source('contact', { ...CONTACT_FIELDS, ...CONTACT_CHANNEL_FIELDS }),
  applications: source('user', { name: full_name, phone: phone_number, email }, 'whatsapp_number'),
};

export function contactDetailsOf(group: PersonGroup, record: PersonRecord): ContactDetails {
  const { name, phone, email } = SOURCES[group].fields;
  const text = (field: string) => (record[field] ?? undefined) as string | undefined;
  return { name: text(name), phone: text(phone), email: text(email) };
}

/**
 * Whose a record is: those of one number and one name are one person's. Anybody can type anybody's number or address, so
 * a record without either of the two stands for itself, and so does an application, which is never a family's.
 */
export function identityOf(group: PersonGroup, record: PersonRecord): string {
  const { name, phone } = contactDetailsOf(group, record);
  const who = nameKey(name);
  return group === 'applications' || !phone || who === '' ? String(record._id) : `${phone} ${who}`;
}

/** Whether it is held back as suspected spam: no list shows it. */
export function isHeldBack({ suspectedSpam }: PersonRecord): boolean {
  return suspectedSpam === true;
}
