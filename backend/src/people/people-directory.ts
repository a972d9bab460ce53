import { BadRequestException, Injectable } from '@nestjs/common';
import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { knownTo, type ListQuery, NEWEST_FIRST, Page, searchFor } from '../common/list/index.js';
import { PEOPLE_LIST } from './people.dto.js';
import type { PersonLink } from './person-link.schema.js';
import { PersonRecords, type RecordsOf } from './person-records.js';
import { type ContactDetails, contactDetailsOf, type PersonRecord, SOURCES } from './sources.js';

/** One person in the list: what their latest record says of them. */
interface Row extends ContactDetails {
  readonly _id: string;
  readonly childName?: unknown;
  readonly createdAt: Date;
}

/** How many of the newest records of each group are searched: a page costs the same among 100 and 10,000. */
const LOOKED_AT = 500;

/** The people behind the newest records, or behind those that match a search. */
@Injectable()
export class PeopleDirectory {
  constructor(private readonly records: PersonRecords) {}

  async page({ filter, sort, range }: ListQuery, text: string): Promise<Page<Row>> {
    const [[by, direction] = ['createdAt', -1]] = Object.entries(sort);
    if (by !== 'createdAt' && by !== '_id') throw new BadRequestException();
    const where = { ...filter, ...searchFor(text, PEOPLE_LIST.searched) };
    const found = (await Promise.all(PERSON_GROUPS.map((group) => this.newest(group, where)))).flat();
    const people = await this.grouped(found.sort(newestFirst));
    if (by === '_id') people.sort((a, b) => (a._id < b._id ? 1 : -1));
    if (direction === 1) people.reverse();
    const { first, last } = range ?? { first: 0, last: Infinity };
    return new Page(people.slice(first, last + 1), PEOPLE_LIST.resource, first, people.length);
  }

  /** Others who may be the same person under another number or address. */
  async alike(records: RecordsOf): Promise<Row[]> {
    const found = await this.records.alike(records);
    const rows = PERSON_GROUPS.flatMap((group) => found[group].map((record) => toRow(group, record)));
    return this.grouped(rows.sort(newestFirst));
  }

  private async newest(group: PersonGroup, filter: ListQuery['filter']): Promise<Row[]> {
    const model = this.records.model(group);
    const { fields, where } = SOURCES[group];
    const records = await model
      .find({ ...knownTo(model, filter), ...where })
      .select([...Object.values(fields), ...(group === 'bookings' ? ['childName'] : []), 'createdAt'])
      .sort(NEWEST_FIRST)
      .limit(LOOKED_AT)
      .lean<PersonRecord[]>();
    return records.map((record) => toRow(group, record));
  }

  /** One row for one person: the newest record's, with what only older ones say. */
  private async grouped(rows: readonly Row[]): Promise<Row[]> {
    const unnumbered = rows.flatMap(({ phone, email }) => (phone === undefined && email ? [email] : []));
    const owners = await this.records.ownersOf([...new Set(unnumbered)]);
    const people = new Map<string, Row>();
    const phoneOf = ({ phone, email = '' }: Row) => phone ?? owners.get(email);
    const keyOf = (row: Row) => phoneOf(row) ?? (row.email || row._id);
    const shownAs = linkedBy(await this.records.linksOf(), new Map(rows.map((row) => [row._id, keyOf(row)])));
    for (const row of rows) {
      const phone = phoneOf(row);
      const key = shownAs(keyOf(row));
      const newer = people.get(key);
      people.set(key, {
        _id: newer?._id ?? row._id,
        name: newer?.name ?? row.name,
        phone: newer?.phone ?? phone,
        email: newer?.email ?? row.email,
        childName: newer?.childName ?? row.childName,
        createdAt: newer?.createdAt ?? row.createdAt,
      });
    }
    return [...people.values()];
  }
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

function toRow(group: PersonGroup, record: PersonRecord): Row {
  const { _id, childName, createdAt } = record;
  return { _id: String(_id), ...contactDetailsOf(group, record), childName, createdAt };
}

function newestFirst(a: Row, b: Row): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
