import { TOLD_BY } from '#contract/messages';
import { SUBJECT_ENTITIES, SUBJECT_GROUPS, type SubjectEntity } from '#contract/subjects';
import type { Changed } from '../audit/index.js';
import {
  bookingKindOf,
  CONTACT_FIELDS,
  contactDetailsOf,
  type ContactField,
  type SubjectRecord,
} from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import {
  type PersonData,
  eachSubject,
  familyNamed,
  isSuspectedSpam,
  listed,
  type RecordsByEntity,
} from './person-records.js';

/** A table with the API's group names in place of the subjects'. */
export function grouped<Entry>(table: Readonly<Record<SubjectEntity, Entry>>) {
  return Object.fromEntries(SUBJECT_ENTITIES.map((entity) => [SUBJECT_GROUPS[entity], table[entity]]));
}

/** Everything about a person as administrators see it: a family as its main contact, others as their record names them. */
export function toPerson({ family, records }: PersonData, shown: RecordsByEntity, related: object) {
  const all = listed(records);
  const [own] = all;
  const kept = [...(family ? [family] : []), ...all.map(([, record]) => record)];
  const childName = shown.booking[0]?.['childName'];
  return {
    ...(own && { _id: String(own[1]._id), ...contactDetailsOf(SUBJECTS[own[0]], own[1]) }),
    ...(family && familyNamed(family)),
    ...(childName !== undefined && { childName }),
    family: family && { name: family.name, contacts: family.contacts, children: family.children },
    consentWithdrawnAt: all.find(([, record]) => record['consentWithdrawnAt'])?.[1]['consentWithdrawnAt'],
    ...grouped(eachSubject((entity) => shown[entity].map((record) => SUBJECTS[entity].toAnswer(record)))),
    ...related,
    records: all.map(toLine),
    createdAt: new Date(Math.min(...kept.map(({ createdAt }) => createdAt.getTime()))),
    ...newestOf({ ...(family && { family }), records }),
  };
}

/** One line for each record of this page that can be acted on, with its name. */
function toLine([entity, record]: readonly [SubjectEntity, SubjectRecord]) {
  const { _id, childName, course, consentWithdrawnAt, createdAt } = record;
  const details = contactDetailsOf(SUBJECTS[entity], record);
  return {
    _id: String(_id),
    group: SUBJECT_GROUPS[entity],
    // An applicant's account has a kind, too.
    kind: bookingKindOf(record),
    ...details,
    childName,
    course,
    consentWithdrawnAt,
    suspectedSpam: isSuspectedSpam(record) || undefined,
    createdAt,
  };
}

/** When the family or any of the records was changed last. */
export function newestOf({ family, records }: PersonData): { readonly updatedAt: Date } {
  const kept = [...(family ? [family] : []), ...listed(records).map(([, record]) => record)];
  return { updatedAt: new Date(Math.max(...kept.map(({ updatedAt }) => updatedAt.getTime()))) };
}

/** Changes of name, number or address since a version, in the words of a person, whatever the records call these fields. */
export function toPersonChanges(changes: readonly Changed[]): readonly Changed[] {
  const told = changes.map(({ to: _, ...change }) => {
    const isIn = (field: ContactField) =>
      SUBJECT_ENTITIES.some((entity) => change.fields.includes(SUBJECTS[entity].contact[field]));
    return { ...change, fields: CONTACT_FIELDS.filter(isIn) };
  });
  return told.filter(({ fields }) => fields.length > 0);
}

/** Every value that is stored; passwords and the keys of links are not read from the store. */
export function exported(records: RecordsByEntity, related: object): object {
  const everything = { exportedAt: new Date(), ...grouped(records), ...related };
  const text = JSON.stringify(everything, (key, value: unknown) => (isColleague(key, value) ? undefined : value));
  return JSON.parse(text) as object;
}

const COLLEAGUES = ['by', 'who', 'recordedBy', 'closedBy'];

/** Leaves out which member of the team wrote or told something: that is not data about the person. */
function isColleague(key: string, value: unknown): boolean {
  return COLLEAGUES.includes(key) && typeof value === 'string' && !TOLD_BY.some((way) => way === value);
}
