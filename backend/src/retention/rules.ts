import type { Audited } from '#contract/audit';
import { FORMER_DAYS } from '#contract/follow-up';
import { REQUEST_ENTITIES, SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { AUDIT_MODEL, LOOK_MODEL } from '../audit/index.js';
import { CONSENT_PROOF_MODEL } from '../bookings/index.js';
import { TEACHER_PROFILE_MODEL } from '../categories/index.js';
import { FAMILY_MODEL } from '../families/index.js';
import type { Bucket } from '../files/index.js';
import { MESSAGE_MODEL } from '../messages/index.js';
import { TIME_OFF_MODEL } from '../plans/index.js';
import { DATA_REQUEST_MODEL, ERASURE_MODEL } from '../people/index.js';
import type { Period, Retention } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

/** A rule for records, which go when their time is over. */
export interface RecordRule extends Retention {
  readonly entity: Audited;
  readonly model: string;
}
/** A rule for stored files that no record names, or that a crash left incomplete. */
export interface FileRule {
  readonly name: string;
  readonly bucket: Bucket;
  readonly namedBy: readonly { readonly model: string; readonly field: string; readonly prefix?: string }[];
  readonly keep: Period;
}
/** A rule for records about another record, which go some time after that one. */
export interface LeftoverRule {
  readonly name: string;
  readonly entity: Audited;
  readonly model: string;
  readonly isLeftover: true;
  readonly keep: Period;
}
/** A rule for the entries of a list, which go from a record that itself stays. */
export interface EntryRule {
  readonly name: string;
  readonly entity: Audited;
  readonly model: string;
  /** A list of `{ since }`. */
  readonly entries: string;
  readonly keep: Period;
}
/** A rule for records that others name: they go some time after their last change if none of the others is left. */
export interface EmptyRule {
  readonly name: string;
  readonly entity: Audited;
  readonly model: string;
  /** The fields that may hold its id. */
  readonly namedBy: readonly { readonly model: string; readonly field: string }[];
  readonly keep: Period;
}
export type Rule = RecordRule | FileRule | LeftoverRule | EntryRule | EmptyRule;

const retained = (entity: SubjectEntity): readonly RecordRule[] => {
  const { model, where, retained: rules } = SUBJECTS[entity];
  return rules.map((rule) => ({ ...rule, entity, model, where: { ...where, ...rule.where } }));
};
const sinceCreated = (name: string, entity: Audited, model: string, keep: Period): RecordRule => ({
  name,
  entity,
  model,
  keep,
  from: ['createdAt'],
});
const REQUESTS = REQUEST_ENTITIES.map((entity) => ({
  entity,
  model: SUBJECTS[entity].model,
  listed: SUBJECTS[entity].list.resource,
}));

/** The public notice's "How long we keep it" as a table. Files come last: their records may be removed first. */
export const RULES: readonly Rule[] = [
  ...SUBJECT_ENTITIES.flatMap(retained),
  { ...sinceCreated('proofs of consent', 'consent-proof', CONSENT_PROOF_MODEL, { years: 6 }), from: ['agreedAt'] },
  { ...sinceCreated('messages to people', 'message', MESSAGE_MODEL, { months: 6 }), from: ['updatedAt'] },
  sinceCreated('requests to erase', 'person', ERASURE_MODEL, { years: 6 }),
  {
    ...sinceCreated('requests about their data', 'data-request', DATA_REQUEST_MODEL, { years: 6 }),
    from: ['receivedAt'],
  },
  ...REQUESTS.map(({ entity, model, listed }) => ({
    ...sinceCreated(`suspected spam in ${listed}`, entity, model, { days: 30 }),
    where: { suspectedSpam: true },
  })),
  {
    ...sinceCreated('refused logins and requests', 'audit', AUDIT_MODEL, { days: 90 }),
    where: { action: { $in: ['login', 'denied'] }, result: 'refused' },
  },
  sinceCreated('events of the audit', 'audit', AUDIT_MODEL, { years: 2 }),
  sinceCreated('who has looked', 'audit', LOOK_MODEL, { years: 2 }),
  // This rule comes last, because a family is kept as long as one of its requests.
  {
    name: 'families without a request',
    entity: 'family',
    model: FAMILY_MODEL,
    keep: { months: 6 },
    namedBy: REQUESTS.map(({ model }) => ({ model, field: 'family' })),
  },
  // Written down at most two years ahead, so that it is over for a year at least; its reason may be an illness.
  sinceCreated('time off of staff', 'time-off', TIME_OFF_MODEL, { years: 3 }),
  // A normal deletion removes messages and notes with their record; these rules remove what the rules above left behind. The
  // confirmation of a cancellation outlives its record, so it has a week to be sent.
  { name: 'messages about no record', entity: 'message', model: MESSAGE_MODEL, isLeftover: true, keep: { days: 7 } },
  ...REQUESTS.map(({ entity, model, listed }) => ({
    name: `former numbers and addresses in ${listed}`,
    entity,
    model,
    entries: 'formerReach',
    keep: { days: FORMER_DAYS },
  })),
  {
    name: 'CVs no record names',
    bucket: 'cvs',
    namedBy: Object.values(SUBJECTS).flatMap(({ model, cv }) => (cv ? [{ model, field: cv }] : [])),
    keep: { hours: 24 },
  },
  {
    name: 'pictures no record names',
    bucket: 'pictures',
    namedBy: [{ model: TEACHER_PROFILE_MODEL, field: 'profilePicture', prefix: 'uploads/' }],
    keep: { hours: 24 },
  },
  {
    name: 'greetings no record names',
    bucket: 'greetings',
    namedBy: [{ model: TEACHER_PROFILE_MODEL, field: 'greeting', prefix: 'uploads/' }],
    keep: { hours: 24 },
  },
];

/** Collections without a rule, and why. With personal data they list their fields: a new one needs a decision. */
export const KEPT: Readonly<Record<string, { readonly because: string; readonly fields?: readonly string[] }>> = {
  users: {
    because: 'approved staff and administrators are removed by hand: nobody writes down when their work ends',
    fields: [
      'full_name',
      'home_address',
      'phone_number',
      'whatsapp_number',
      'email',
      'teacher_type',
      'status',
      'cv',
      'cvBytes',
      'cvWarnings',
      'kind',
      'passwordHash',
      'decidedAt',
      'sessions',
      'reset',
      'secondFactor',
      'secondFactorNonce',
      'claims',
      'reference',
      'language',
      'toTell',
      'told',
      'consentWithdrawnAt',
    ],
  },
  categories: {
    because: 'public profiles of staff, removed by hand when the work ends',
    fields: [
      'service',
      'tName',
      'age',
      'experience',
      'qualification',
      'profilePicture',
      'status',
      'profession',
      'languages',
      'districts',
      'goodAt',
      'goodAtSi',
      'goodAtTa',
      'checked',
      'greeting',
      'greetingLanguage',
      'greetingText',
      'claims',
      'account',
      'availability',
      'travelMinutes',
      'calendarHash',
    ],
  },
  courses: { because: 'offers, about nobody', fields: ['title', 'description', 'link'] },
  vacancies: {
    because: 'offers, about nobody',
    fields: ['title', 'teacher_type', 'district', 'hours', 'pay', 'description', 'safeguarding', 'closingDate'],
  },
  services: {
    because: 'prices and waiting times, about nobody',
    fields: ['service', 'sessionMinutes', 'priceFrom', 'priceTo', 'priceFor', 'reducedPrice', 'waitingWeeks'],
  },
  holidays: { because: 'corrections of the calendar, about nobody', fields: ['day', 'kind', 'removed', 'name'] },
  announcements: { because: 'words of administrators to each other', fields: ['text', 'who', 'revision'] },
  familymerges: {
    because:
      'how families were merged, to undo it; they go with the family, and with the first of its records that is erased',
    fields: ['into', 'other', 'family', 'records', 'contacts', 'children', 'own', 'different', 'by'],
  },
  personlinks: {
    because: 'the first start of the version with families reads and removes them',
    fields: ['records', 'one', 'other'],
  },
  upgrades: { because: 'which changes of the store were made, about nobody' },
  notes: { because: 'they go with the record they are about', fields: ['entity', 'recordId', 'kind', 'text', 'by'] },
  sessions: {
    because: 'they go with their booking',
    fields: [
      'booking',
      'profile',
      'day',
      'at',
      'minutes',
      'place',
      'makesUp',
      'kind',
      'family',
      'child',
      'series',
      'status',
      'cancelledBy',
      'reason',
      'late',
      'owed',
      'allowed',
      'sequence',
    ],
  },
  series: {
    because: 'they go with their booking',
    fields: ['booking', 'profile', 'pattern', 'from', 'until', 'place', 'skip', 'status'],
  },
  goals: {
    because: 'they go with their booking',
    fields: ['booking', 'title', 'steps', 'family', 'child', 'status', 'reachedOn', 'closedBecause', 'closedOn'],
  },
  sessionnotes: {
    because: 'they go with their booking',
    fields: [
      'session',
      'booking',
      'family',
      'day',
      'steps',
      'mood',
      'forFamily',
      'forTeam',
      'language',
      'by',
      'earlier',
    ],
  },
  claimeddays: { because: 'the day of the last daily job' },
  ratelimitusages: { because: 'counters, which expire by an index' },
  idempotencykeys: { because: 'expire by an index' },
};
