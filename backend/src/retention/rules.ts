import type { Audited } from '#contract/audit';
import type { BookingStatus } from '#contract/bookings';
import { FORMER_DAYS } from '#contract/follow-up';
import type { UserStatus } from '#contract/users';
import { SUBJECTS } from '../common/subjects.js';
import type { Bucket } from '../files/index.js';
import type { Period } from './period.js';

/** How long records are kept. */
export interface RecordRule {
  /** What it is about, for the terminal and the audit. */
  readonly name: string;
  readonly entity: Audited;
  readonly collection: string;
  readonly where?: Readonly<Record<string, unknown>>;
  /** The period starts at the latest of these dates; a record may lack all but the first. */
  readonly from: readonly [string, ...string[]];
  readonly keep: Period;
}
/** How long a stored file is kept that no record names, or that a crash left incomplete. */
export interface FileRule {
  readonly name: string;
  readonly bucket: Bucket;
  readonly namedBy: { readonly collection: string; readonly field: string; readonly prefix: string };
  readonly keep: Period;
}
/** How long a record is kept that is about another one, once that is gone. */
export interface LeftoverRule {
  readonly name: string;
  readonly entity: Audited;
  readonly collection: string;
  readonly about: Readonly<Record<string, { readonly collection: string }>>;
  readonly keep: Period;
}
/** How long an entry of a list within a record is kept that stays. */
export interface EntryRule {
  readonly name: string;
  readonly entity: Audited;
  readonly collection: string;
  /** A list of `{ since }`. */
  readonly entries: string;
  readonly keep: Period;
}
export type Rule = RecordRule | FileRule | LeftoverRule | EntryRule;
type StatusRule = Pick<RecordRule, 'name' | 'from' | 'keep'>;

/** The day of the last session is not recorded: it is at or after the starting date. */
const BOOKINGS = {
  Pending: { name: 'bookings never answered', from: ['updatedAt'], keep: { months: 6 } },
  Rejected: { name: 'bookings refused', from: ['updatedAt'], keep: { months: 6 } },
  Approved: { name: 'bookings approved', from: ['updatedAt', 'startingDate'], keep: { years: 2 } },
} as const satisfies Record<BookingStatus, StatusRule>;

/** When approved staff stop working is not recorded: they, and administrators, are removed by hand. */
const APPLICATIONS = {
  pending: { name: 'applications waiting', from: ['updatedAt'], keep: { months: 12 } },
  rejected: { name: 'applications refused', from: ['updatedAt'], keep: { months: 6 } },
  approved: 'kept: removed by hand',
} as const satisfies Record<UserStatus, StatusRule | 'kept: removed by hand'>;

const came = (name: string, entity: Audited, collection: string, keep: Period): RecordRule => ({
  ...{ name, entity, collection, keep },
  from: ['createdAt'],
});
const spam = (entity: Audited, collection: string): RecordRule => ({
  ...came(`suspected spam in ${collection}`, entity, collection, { days: 30 }),
  where: { suspectedSpam: true },
});

const former = (entity: Audited, collection: string): EntryRule => ({
  name: `former numbers and addresses in ${collection}`,
  ...{ entity, collection, entries: 'formerReach', keep: { days: FORMER_DAYS } },
});

/** The public notice's "How long we keep it" as a table. Files come last: their records may be removed first. */
export const RULES: readonly Rule[] = [
  ...Object.entries(BOOKINGS).map(([status, rule]): RecordRule => ({
    ...rule,
    entity: 'booking',
    collection: 'bookings',
    where: { status },
  })),
  { ...came('proofs of consent', 'consent-proof', 'consentproofs', { years: 6 }), from: ['agreedAt'] },
  ...Object.entries(APPLICATIONS).flatMap(([status, rule]): RecordRule[] =>
    typeof rule === 'string'
      ? []
      : [{ ...rule, entity: 'user', collection: 'users', where: { kind: 'applicant', status } }],
  ),
  came('messages', 'contact', 'contacts', { months: 12 }),
  came('course requests', 'course-request', 'courserequests', { months: 12 }),
  { ...came('messages to people', 'message', 'outbox', { months: 6 }), from: ['updatedAt'] },
  came('requests to erase', 'person', 'erasures', { years: 6 }),
  { ...came('requests about their data', 'data-request', 'datarequests', { years: 6 }), from: ['receivedAt'] },
  spam('booking', 'bookings'),
  spam('contact', 'contacts'),
  spam('course-request', 'courserequests'),
  {
    ...came('refused sign-ins and closed doors', 'audit', 'audits', { days: 90 }),
    where: { action: { $in: ['login', 'denied'] }, result: 'refused' },
  },
  came('events of the audit', 'audit', 'audits', { years: 2 }),
  // Whoever deletes a record deletes what is about it; what is about records that a rule above removed goes here. A
  // cancellation is confirmed after its record has gone: a week is time to send that.
  { name: 'messages about no record', entity: 'message', collection: 'outbox', about: SUBJECTS, keep: { days: 7 } },
  { name: 'notes about no record', entity: 'note', collection: 'notes', about: SUBJECTS, keep: { hours: 24 } },
  former('booking', 'bookings'),
  former('contact', 'contacts'),
  former('course-request', 'courserequests'),
  {
    name: 'CVs no record names',
    bucket: 'cvs',
    namedBy: { collection: 'users', field: 'cv', prefix: '' },
    keep: { hours: 24 },
  },
  {
    name: 'pictures no record names',
    bucket: 'pictures',
    namedBy: { collection: 'categories', field: 'profilePicture', prefix: 'uploads/' },
    keep: { hours: 24 },
  },
  {
    name: 'greetings no record names',
    bucket: 'greetings',
    namedBy: { collection: 'categories', field: 'greeting', prefix: 'uploads/' },
    keep: { hours: 24 },
  },
];

/** Collections without a rule, and why. Where they hold personal data, also their fields: a new field needs a decision. */
export const KEPT: Readonly<Record<string, { readonly because: string; readonly fields?: readonly string[] }>> = {
  users: {
    because: 'approved staff and administrators are removed by hand: nobody writes down when their work ends',
    fields: [
      ...['full_name', 'home_address', 'phone_number', 'whatsapp_number', 'email', 'teacher_type', 'status', 'cv'],
      ...['cvBytes', 'cvWarnings', 'kind', 'passwordHash', 'idempotency', 'decidedAt', 'sessions', 'reset'],
      ...['secondFactor', 'secondFactorNonce', 'removal'],
      ...['reference', 'language', 'toTell', 'told', 'consentWithdrawnAt'],
    ],
  },
  categories: {
    because: 'public profiles of staff, removed by hand when the work ends',
    fields: [
      ...['service', 'tName', 'age', 'experience', 'qualification', 'profilePicture', 'status'],
      ...['profession', 'languages', 'districts', 'goodAt', 'goodAtSi', 'goodAtTa', 'checked'],
      ...['greeting', 'greetingLanguage', 'greetingText'],
    ],
  },
  courses: { because: 'offers, about nobody', fields: ['title', 'description', 'link'] },
  vacancies: {
    because: 'offers, about nobody',
    fields: ['title', 'teacher_type', 'district', 'hours', 'pay', 'description', 'safeguarding', 'closingDate'],
  },
  services: {
    because: 'prices and waiting times, about nobody',
    fields: [...['service', 'sessionMinutes', 'priceFrom', 'priceTo', 'priceFor', 'reducedPrice', 'waitingWeeks']],
  },
  announcements: { because: 'words of administrators to each other', fields: ['text', 'who', 'revision'] },
  personlinks: {
    because: 'ids of records, which say nothing once these are gone',
    fields: ['records', 'one', 'other', 'by'],
  },
  turns: { because: 'the day of the last daily job' },
  usedlimits: { because: 'counters, which expire by an index' },
  spentkeys: { because: 'expire by an index' },
};
