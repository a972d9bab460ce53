import { BadRequestException, Injectable } from '@nestjs/common';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { knownTo, type ListQuery, NEWEST_FIRST, Page, searchFor } from '../common/list/index.js';
import { type ContactDetails, contactDetailsOf, type SubjectRecord, Subjects } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { identityOf } from './identity.js';
import { PEOPLE_LIST } from './people.dto.js';
import type { PersonLink } from './person-link.schema.js';
import { listed, PersonRecords, type RecordsOf } from './person-records.js';

/** One record that was found. */
interface Found extends ContactDetails {
  readonly _id: string;
  readonly entity: SubjectEntity;
  readonly identity: string;
  readonly childName?: unknown;
  readonly createdAt: Date;
}
/** One person in the list, as their latest record describes them. */
interface Row extends ContactDetails {
  readonly _id: string;
  readonly childName?: unknown;
  readonly createdAt: Date;
}
/** A person some of whose records were found. */
interface Person {
  readonly row: Row;
  readonly found: Found[];
  /** The identities shown in this row, linked ones included. */
  readonly members: ReadonlyMap<string, Pick<Found, 'entity' | 'phone'>>;
}

/** How many of the newest records of each group are searched: a page costs the same among 100 and 10,000. */
const LOOKED_AT = 500;

/** The people behind the newest records, or behind those that match a search. */
@Injectable()
export class PeopleDirectory {
  constructor(
    private readonly records: PersonRecords,
    private readonly subjects: Subjects,
  ) {}

  async page({ filter, sort, range }: ListQuery, text: string): Promise<Page<Row>> {
    const [[by, direction] = ['createdAt', -1]] = Object.entries(sort);
    if (by !== 'createdAt' && by !== '_id') throw new BadRequestException();
    const where = { ...filter, ...searchFor(text, PEOPLE_LIST.searched) };
    const found = (await Promise.all(SUBJECT_ENTITIES.map((entity) => this.newest(entity, where)))).flat();
    const people = await this.grouped(found.sort(newestFirst));
    if (by === '_id') people.sort((a, b) => (a.row._id < b.row._id ? 1 : -1));
    if (direction === 1) people.reverse();
    const { first, last } = range ?? { first: 0, last: Infinity };
    const rows = await this.counted(people.slice(first, last + 1));
    return new Page(rows, PEOPLE_LIST.resource, first, people.length);
  }

  /** The people behind suggestions, each with the ids of the records that suggest them. */
  async behind(suggested: RecordsOf) {
    const people = await this.grouped(listed(suggested).map(([entity, record]) => toFound(entity, record)));
    return people.map(({ row, found }) => ({ ...row, records: found.map(({ _id }) => _id) }));
  }

  private async newest(entity: SubjectEntity, filter: ListQuery['filter']): Promise<Found[]> {
    const model = this.subjects.model(entity);
    const { contact, where } = this.subjects.of(entity);
    const records = await model
      .find({ ...knownTo(model, filter), ...where })
      .select([...Object.values(contact), 'childName', 'createdAt'])
      .sort(NEWEST_FIRST)
      .limit(LOOKED_AT)
      .lean<SubjectRecord[]>();
    return records.map((record) => toFound(entity, record));
  }

  /** One person for each identity, linked ones as one: the newest record's, with what only older ones say. */
  private async grouped(records: readonly Found[]): Promise<Person[]> {
    const links = await this.records.linksOf();
    const named = [...(await this.records.peopleByRecordId(links.flatMap((link) => link.records)))];
    const shownAs = linkedBy(links, new Map(named.map(([id, { identity }]) => [id, identity])));
    const people = new Map<string, Found[]>();
    for (const record of records) {
      const key = shownAs(record.identity);
      people.set(key, [...(people.get(key) ?? []), record]);
    }
    return [...people].map(([key, found]) => {
      const linked = named.map(([, one]) => one).filter(({ identity }) => shownAs(identity) === key);
      const members = [...found, ...linked.map(({ who, ...one }) => ({ ...one, phone: who.phone }))];
      return { row: rowOf(found), found, members: new Map(members.map((one) => [one.identity, one])) };
    });
  }

  /** The rows with how many records belong to each person, and how many of those are bookings. */
  private async counted(people: readonly Person[]) {
    const phones = people.flatMap(({ members }) => [...members.values()].flatMap(({ phone }) => phone || []));
    const counts = await this.records.countsOf(phones);
    return people.map(({ row, members }) => {
      const each = [...members].map(
        ([identity, { entity }]) => counts.get(identity) ?? { records: 1, bookings: entity === 'booking' ? 1 : 0 },
      );
      const sum = (what: 'records' | 'bookings') => each.reduce((total, count) => total + count[what], 0);
      return { ...row, records: sum('records'), bookings: sum('bookings') };
    });
  }
}

/** @param found newest first */
function rowOf(found: readonly Found[]): Row {
  const newest = <Key extends keyof Row>(key: Key) => found.find((each) => each[key] !== undefined)?.[key];
  return {
    ...{ _id: String(newest('_id')), name: newest('name'), phone: newest('phone'), email: newest('email') },
    childName: newest('childName'),
    createdAt: newest('createdAt') ?? new Date(),
  };
}

/** The person under whom linked people are shown. */
function linkedBy(links: readonly PersonLink[], keys: ReadonlyMap<string, string>): (key: string) => string {
  const into = new Map<string, string>();
  const shownAs = (key: string): string => {
    const next = into.get(key);
    return next === undefined ? key : shownAs(next);
  };
  for (const { records } of links) {
    const linked = new Set(records.flatMap((id) => keys.get(id) ?? []).map(shownAs));
    const [first = '', ...others] = linked;
    for (const other of others) into.set(other, first);
  }
  return shownAs;
}

function toFound(entity: SubjectEntity, record: SubjectRecord): Found {
  const { _id, childName, createdAt } = record;
  const identity = identityOf(entity, record);
  return { _id: String(_id), entity, identity, ...contactDetailsOf(SUBJECTS[entity], record), childName, createdAt };
}

function newestFirst(a: Found, b: Found): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
