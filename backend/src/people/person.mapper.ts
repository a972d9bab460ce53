import { TOLD_BY } from '#contract/outbox';
import { PERSON_GROUPS } from '#contract/people';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { contactDetailsOf, type SubjectRecord } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { isSuspectedSpam } from './identity.js';
import { allContactDetails, type Belonging, eachSubject, idsOf, listed, type RecordsOf } from './person-records.js';

/** A table with the API's group names in place of the subjects'. */
export function grouped<Entry>(table: Readonly<Record<SubjectEntity, Entry>>) {
  return Object.fromEntries(SUBJECT_ENTITIES.map((entity) => [PERSON_GROUPS[entity], table[entity]]));
}

/** Everything about a person as administrators see it: named by their own records, linked ones only add to them. */
export function toPerson(id: string, { own, all }: Belonging, related: object) {
  const records = listed(all).map(([, record]) => record);
  const details = [...allContactDetails(own), ...allContactDetails(all)];
  const newest = <Key extends 'name' | 'phone' | 'email'>(key: Key) =>
    details.find((each) => each[key] !== undefined)?.[key];
  return {
    _id: id.toLowerCase(),
    ...{ name: newest('name'), phone: newest('phone'), email: newest('email') },
    childName: [...own.booking, ...all.booking][0]?.['childName'],
    consentWithdrawnAt: records.find((record) => record['consentWithdrawnAt'])?.['consentWithdrawnAt'],
    ...grouped(eachSubject((entity) => all[entity].map((record) => SUBJECTS[entity].toAnswer(record)))),
    ...related,
    createdAt: new Date(Math.min(...records.map(({ createdAt }) => createdAt.getTime()))),
    ...newestOf(all),
  };
}

/** One line for each record of this page that can be acted on, with its name and why it is on the page. */
export function toLines({ own, all }: Belonging, suggested: RecordsOf) {
  const ownIds = new Set(idsOf(own));
  const line = (as: 'joined' | 'linked' | 'suggested', [entity, record]: readonly [SubjectEntity, SubjectRecord]) => {
    const { _id, kind, childName, course, consentWithdrawnAt, createdAt } = record;
    return {
      ...{
        _id: String(_id),
        as,
        group: PERSON_GROUPS[entity],
        kind,
        ...contactDetailsOf(SUBJECTS[entity], record),
        childName,
        course,
      },
      ...{ consentWithdrawnAt, suspectedSpam: isSuspectedSpam(record) || undefined, createdAt },
    };
  };
  const belonging = listed(all).map((each) => line(ownIds.has(String(each[1]._id)) ? 'joined' : 'linked', each));
  return [...belonging, ...listed(suggested).map((each) => line('suggested', each))];
}

/** When any of a person's records was changed last. */
export function newestOf(records: RecordsOf): { readonly updatedAt: Date } {
  const times = listed(records).map(([, { updatedAt }]) => updatedAt.getTime());
  return { updatedAt: new Date(Math.max(...times)) };
}

/** Every value that is stored; passwords and the keys of links are not read from the store. */
export function exported(records: RecordsOf, related: object): object {
  const everything = { exportedAt: new Date(), ...grouped(records), ...related };
  const text = JSON.stringify(everything, (key, value: unknown) => (isColleague(key, value) ? undefined : value));
  return JSON.parse(text) as object;
}

const COLLEAGUES = ['by', 'who', 'recordedBy', 'closedBy'];

/** Leaves out which member of the team wrote or told something: that is not data about the person. */
function isColleague(key: string, value: unknown): boolean {
  return COLLEAGUES.includes(key) && typeof value === 'string' && !TOLD_BY.some((way) => way === value);
}
