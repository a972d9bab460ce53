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
interface NamedRule {
  readonly name: string;
  readonly entity: Audited;
  readonly model: string;
  readonly keep: Period;
}
/** A rule for stored files that no record names, or that a crash left incomplete. */
export interface FileRule {
  readonly name: string;
  readonly bucket: Bucket;
  readonly namedBy: readonly { readonly model: string; readonly field: string; readonly prefix?: string }[];
  readonly keep: Period;
}
/** A rule for records about another record, which go some time after that one. */
export interface LeftoverRule extends NamedRule {
  readonly isLeftover: true;
}
/** A rule for the entries of a list, which go from a record that itself stays. */
export interface EntryRule extends NamedRule {
  /** A list of `{ since }`. */
  readonly entries: string;
}
/** A rule for records that others name: they go some time after their last change if none of the others is left. */
export interface EmptyRule extends NamedRule {
  /** The fields that may hold its id. */
  readonly namedBy: readonly { readonly model: string; readonly field: string }[];
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
