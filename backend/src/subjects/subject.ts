import type { Types } from 'mongoose';
import type { Rule } from '#contract/rule';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import type { SubjectEntity } from '#contract/subjects';
import type { Filter, ListFields } from '../common/list/index.js';

interface Kept {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
/** A record of any subject as it is stored. */
export interface SubjectRecord extends Kept {
  readonly [field: string]: unknown;
}

export const CONTACT_FIELDS = ['name', 'phone', 'email'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A time for which something is kept. Months and years go by the calendar in Sri Lanka, hours by the clock. */
export type Period =
  { readonly months: number } | { readonly years: number } | { readonly days: number } | { readonly hours: number };

/** A rule that says how long records are kept. */
export interface Retention {
  /** The records it is about, as the terminal and the audit name them. */
  readonly name: string;
  readonly where?: Filter;
  /** The period starts at the latest of these dates; a record may lack all but the first. */
  readonly from: readonly [string, ...string[]];
  readonly keep: Period;
}

/** The same for each status that records can have. */
export function byStatus(
  rules: Readonly<Record<string, Omit<Retention, 'where'> | 'kept: removed by hand'>>,
): readonly Retention[] {
  return Object.entries(rules).flatMap(([status, rule]) =>
    typeof rule === 'string' ? [] : [{ ...rule, where: { status } }],
  );
}

/**
 * Records about families or applicants, described once by the module that owns them.
 * Everything that treats all of them alike reads this: search, people, messages, notes, retention and erasure.
 */
export interface Subject<Stored extends Kept = Kept, Field extends string = string> {
  /** The name of their Mongoose model. */
  readonly model: string;
  /** Leaves out the office's accounts, which are stored alongside applications but are no subject. */
  readonly where?: Filter;
  /** The names of their contact fields. */
  readonly contact: Readonly<Record<ContactField, Field>>;
  /** The rules by which corrections of these fields are checked. */
  readonly rules: Readonly<Record<ContactField, Rule>>;
  /** The field with the number that has WhatsApp, where it is asked for. */
  readonly whatsapp?: Field;
  /** Fields that name a teacher profile, which is not deleted as long as one does. */
  readonly staff?: readonly Field[];
  /** The field that names a stored CV, which goes with the record. */
  readonly cv?: Field;
  /** The list that administrators see and search. */
  readonly list: ListFields;
  /** A record as administrators see it. */
  toAnswer(record: Stored): object;
  /** The condition under which the link with this nonce may still set an account's password. */
  passwordLink?(nonce: string): Filter;
  readonly retained: readonly Retention[];
}
export type SubjectTable = Readonly<Record<SubjectEntity, Subject>>;

/** The kind of a record that is a booking. */
export function bookingKindOf(record: Readonly<Record<string, unknown>>): BookingKind | undefined {
  return BOOKING_KINDS.find((kind) => kind === record['kind']);
}

/** The family that a record belongs to, if it belongs to one. */
export function familyIn({ family }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof family === 'string' ? family : undefined;
}

/** The name and the contact details of the person a record is about. */
export type ContactDetails = { readonly [Field in ContactField]?: string | undefined };

/** @param record as it is stored */
export function contactDetailsOf({ contact }: Pick<Subject, 'contact'>, record: object): ContactDetails {
  const text = (field: string) =>
    ((record as Readonly<Record<string, unknown>>)[field] ?? undefined) as string | undefined;
  return { name: text(contact.name), phone: text(contact.phone), email: text(contact.email) };
}
