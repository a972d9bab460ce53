import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, trusted } from 'mongoose';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { NEWEST_FIRST } from '../common/list/index.js';
import { knowsSuspectedSpam } from '../common/suspected-spam.js';
import {
  type ContactDetails,
  contactDetailsOf,
  type ContactField,
  type Subject,
  type SubjectRecord,
  Subjects,
  type Where,
} from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { identityOf } from './identity.js';
import { PERSON_LINK_MODEL, type PersonLink } from './person-link.schema.js';

/** A person as one of their records names them. */
export interface Who extends ContactDetails {
  readonly _id: string;
  readonly childName?: unknown;
}
/** The same, with the person whom the record belongs to. */
interface Named {
  readonly who: Who;
  readonly entity: SubjectEntity;
  readonly identity: string;
}
interface Counts {
  readonly records: number;
  readonly bookings: number;
}
export type RecordsOf = Readonly<Record<SubjectEntity, readonly SubjectRecord[]>>;

/** What belongs to a person: `own` by number and name, `all` with what an administrator linked by hand. */
export interface Belonging {
  readonly own: RecordsOf;
  readonly all: RecordsOf;
}

const NONE: RecordsOf = eachSubject(() => []);

/** Former numbers and addresses. Queries leave them out by default, but they are data about the person too. */
const FORMER_REACH = ['+formerReach'];

/**
 * Finds the records of one person (`identityOf`). Nothing is stored about who is one person except an administrator's
 * links, so nothing can be out of date.
 */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly subjects: Subjects,
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
  ) {}

  /**
   * All records of the person one of whose records has this id, and of whom they are linked with.
   * @param all also suspected spam
   * @throws NotFoundException where no record has it
   */
  async of(id: string, all = false): Promise<Belonging> {
    const people: RecordsOf[] = [];
    const seen = new Set<string>();
    const wanted = [id];
    // Transitive: whoever is linked with a linked person belongs to them too.
    for (const next of wanted) {
      const person = seen.has(next) ? undefined : await this.single(next, all);
      if (person === undefined) continue;
      people.push(person);
      const ids = idsOf(person);
      for (const each of ids) seen.add(each);
      wanted.push(...(await this.linksOf(ids)).flatMap(({ records }) => records));
    }
    const [own] = people;
    if (own === undefined) throw new NotFoundException();
    return { own, all: eachSubject((entity) => people.flatMap((person) => person[entity]).sort(newestFirst)) };
  }

  /** The same without links; nothing if no record has this id. */
  async single(id: string, all = false): Promise<RecordsOf | undefined> {
    const [entity, record] = (await this.byId(id)) ?? [];
    if (entity === undefined || record === undefined) return undefined;
    const identity = identityOf(entity, record);
    if (identity === String(record._id)) return { ...NONE, [entity]: [record] };
    const { phone } = contactDetailsOf(SUBJECTS[entity], record);
    const numbered = await this.inAll(({ contact }) => ({ [contact.phone]: phone }), all);
    return eachSubject((each) => numbered[each].filter((other) => identityOf(each, other) === identity));
  }

  /** The links that name any of these records, or all there are. An administrator makes each by hand: they are few. */
  linksOf(records?: readonly string[]): Promise<PersonLink[]> {
    return this.linksWhere(records === undefined ? {} : { records: trusted({ $in: [...records] }) });
  }

  /** The findings that two pages are different people's, if they name any of these records. */
  differencesOf(records: readonly string[]): Promise<PersonLink[]> {
    const any = trusted({ $in: [...records] });
    return this.linksWhere({ $or: [{ one: any }, { other: any }] });
  }

  /** Whom these records are about, by the records' ids; those that are gone are left out. */
  async peopleByRecordId(ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
    if (ids.length === 0) return new Map();
    const found = await this.inAll(() => ({ _id: trusted({ $in: [...ids] }) }), true);
    return new Map(listed(found).map(([entity, record]) => [String(record._id), namedBy(entity, record)]));
  }

  /** The records with any of these numbers or addresses, whoever they name. */
  async reachedBy(phones: readonly string[], emails: readonly string[], all = false): Promise<RecordsOf> {
    const having = (field: ContactField, values: readonly string[]) =>
      values.length === 0
        ? NONE
        : this.inAll(({ contact }) => ({ [contact[field]]: trusted({ $in: [...new Set(values)] }) }), all);
    const [byPhone, byEmail] = await Promise.all([having('phone', phones), having('email', emails)]);
    return merged(byPhone, byEmail);
  }

  /** The bookings about any of these children, by name. One query: anybody may send bookings, however many. */
  bookingsAbout(names: readonly unknown[], all = false): Promise<SubjectRecord[]> {
    if (names.length === 0) return Promise.resolve([]);
    return this.find('booking', { childName: trusted({ $in: [...new Set(names)] }) }, all);
  }

  /** How many records each person with one of these numbers has, by identity. */
  async countsOf(phones: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    const counts = new Map<string, { records: number; bookings: number }>();
    if (phones.length === 0) return counts;
    for (const entity of SUBJECT_ENTITIES) {
      const { contact, where } = this.subjects.of(entity);
      const having: Where = { [contact.phone]: trusted({ $in: [...new Set(phones)] }), ...where };
      const found = this.subjects.model(entity).find({ ...having });
      const records = await found.select([contact.name, contact.phone]).lean<SubjectRecord[]>();
      for (const identity of records.map((record) => identityOf(entity, record))) {
        const count = counts.get(identity) ?? { records: 0, bookings: 0 };
        counts.set(identity, {
          records: count.records + 1,
          bookings: count.bookings + (entity === 'booking' ? 1 : 0),
        });
      }
    }
    return counts;
  }

  private linksWhere(where: Where): Promise<PersonLink[]> {
    return this.links
      .find({ ...where })
      .sort({ createdAt: 1, _id: 1 })
      .lean<PersonLink[]>();
  }

  private async inAll(whereOf: (subject: Subject) => Where, all = false): Promise<RecordsOf> {
    const found = await Promise.all(
      SUBJECT_ENTITIES.map(
        async (entity) => [entity, await this.find(entity, whereOf(this.subjects.of(entity)), all)] as const,
      ),
    );
    return Object.fromEntries(found) as unknown as RecordsOf;
  }

  private find(entity: SubjectEntity, where: Where, all: boolean): Promise<SubjectRecord[]> {
    const model = this.subjects.model(entity);
    const suspected = all && knowsSuspectedSpam(model) && { suspectedSpam: trusted({ $in: [null, true] }) };
    return model
      .find({ ...where, ...this.subjects.of(entity).where, ...suspected })
      .select('formerReach' in model.schema.paths ? FORMER_REACH : [])
      .sort(NEWEST_FIRST)
      .lean<SubjectRecord[]>();
  }

  private async byId(id: string): Promise<readonly [SubjectEntity, SubjectRecord] | undefined> {
    if (!isObjectIdOrHexString(id)) return undefined;
    for (const entity of SUBJECT_ENTITIES) {
      const [record] = await this.find(entity, { _id: id }, false);
      if (record !== undefined) return [entity, record];
    }
    return undefined;
  }
}

function namedBy(entity: SubjectEntity, record: SubjectRecord): Named {
  const who = {
    _id: String(record._id),
    ...contactDetailsOf(SUBJECTS[entity], record),
    childName: record['childName'],
  };
  return { who, entity, identity: identityOf(entity, record) };
}

/** A table with an entry for each subject. */
export function eachSubject<Entry>(make: (entity: SubjectEntity) => Entry): Readonly<Record<SubjectEntity, Entry>> {
  return Object.fromEntries(SUBJECT_ENTITIES.map((entity) => [entity, make(entity)])) as Record<SubjectEntity, Entry>;
}

/** Each record once, newest first. */
export function merged(...several: readonly RecordsOf[]): RecordsOf {
  return eachSubject((entity) => {
    const records = new Map(several.flatMap((each) => each[entity]).map((record) => [String(record._id), record]));
    return [...records.values()].sort(newestFirst);
  });
}

export function idsOf(records: RecordsOf): string[] {
  return Object.values(records).flatMap((some) => some.map(({ _id }) => String(_id)));
}

/** The records with what each is, newest first. */
export function listed(records: RecordsOf): (readonly [SubjectEntity, SubjectRecord])[] {
  return SUBJECT_ENTITIES.flatMap((entity) => records[entity].map((record) => [entity, record] as const)).sort(
    ([, a], [, b]) => newestFirst(a, b),
  );
}

/** The contact details of each of these records, newest first. */
export function allContactDetails(records: RecordsOf): ContactDetails[] {
  return listed(records).map(([entity, record]) => contactDetailsOf(SUBJECTS[entity], record));
}

function newestFirst(a: SubjectRecord, b: SubjectRecord): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
