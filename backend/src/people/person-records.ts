import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, trusted } from 'mongoose';
import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { NEWEST_FIRST } from '../common/list/index.js';
import { knowsSuspectedSpam } from '../common/suspected-spam.js';
import { type Contact, CONTACT_MODEL } from '../contacts/index.js';
import { type CourseRequest, COURSE_REQUEST_MODEL } from '../courses/index.js';
import { USER_MODEL, type User } from '../users/index.js';
import { PERSON_LINK_MODEL, type PersonLink } from './person-link.schema.js';
import {
  type ContactDetails,
  contactDetailsOf,
  identityOf,
  type PersonRecord,
  type Source,
  SOURCES,
  type Where,
} from './sources.js';

/** A person as one of their records names them. */
export interface Who extends ContactDetails {
  readonly _id: string;
  readonly childName?: unknown;
}
/** The same, with the person whom the record belongs to. */
interface Named {
  readonly who: Who;
  readonly group: PersonGroup;
  readonly identity: string;
}
interface Counts {
  readonly records: number;
  readonly bookings: number;
}
export type RecordsOf = Readonly<Record<PersonGroup, readonly PersonRecord[]>>;

/** What belongs to a person: `own` by number and name, `all` with what an administrator linked by hand. */
export interface Belonging {
  readonly own: RecordsOf;
  readonly all: RecordsOf;
}

const NONE: RecordsOf = { bookings: [], courseRequests: [], messages: [], applications: [] };

/** What opened a request a few days ago, which only follow-up reads otherwise: it is data about the person too. */
const FORMER_REACH = ['+formerReach'];

/**
 * Finds the records of one person (`identityOf`). Nothing is stored about that, so nothing can be out of date; only that
 * an administrator linked two of them is.
 */
@Injectable()
export class PersonRecords {
  private readonly models: Readonly<Record<PersonGroup, Model<PersonRecord>>>;

  constructor(
    @InjectModel(BOOKING_MODEL) bookings: Model<Booking>,
    @InjectModel(COURSE_REQUEST_MODEL) requests: Model<CourseRequest>,
    @InjectModel(CONTACT_MODEL) contacts: Model<Contact>,
    @InjectModel(USER_MODEL) users: Model<User>,
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
  ) {
    const models = { bookings, courseRequests: requests, messages: contacts, applications: users };
    this.models = models as unknown as Readonly<Record<PersonGroup, Model<PersonRecord>>>;
  }

  model(group: PersonGroup): Model<PersonRecord> {
    return this.models[group];
  }

  /**
   * All records of the person one of whose records has this id, and of whom they are linked with.
   * @param all also quarantined ones
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
    return { own, all: eachGroup((group) => people.flatMap((person) => person[group]).sort(newestFirst)) };
  }

  /** The same without links; nothing where no record has this id. */
  async single(id: string, all = false): Promise<RecordsOf | undefined> {
    const [group, record] = (await this.byId(id)) ?? [];
    if (group === undefined || record === undefined) return undefined;
    const identity = identityOf(group, record);
    if (identity === String(record._id)) return { ...NONE, [group]: [record] };
    const { phone } = contactDetailsOf(group, record);
    const numbered = await this.inAll(({ fields }) => ({ [fields.phone]: phone }), all);
    return eachGroup((each) => numbered[each].filter((other) => identityOf(each, other) === identity));
  }

  /** The links that name any of these records, or all there are. An administrator makes each by hand: they are few. */
  linksOf(records?: readonly string[]): Promise<PersonLink[]> {
    return this.linksWhere(records === undefined ? {} : { records: trusted({ $in: [...records] }) });
  }

  /** That two pages are different people's: those that name any of these records. */
  differencesOf(records: readonly string[]): Promise<PersonLink[]> {
    const any = trusted({ $in: [...records] });
    return this.linksWhere({ $or: [{ one: any }, { other: any }] });
  }

  /** Whom these records are about, by the records' ids; those that are gone are left out. */
  async peopleByRecordId(ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
    if (ids.length === 0) return new Map();
    const found = await this.inAll(() => ({ _id: trusted({ $in: [...ids] }) }), true);
    const people = PERSON_GROUPS.flatMap((group) =>
      found[group].map((record) => [String(record._id), namedBy(group, record)] as const),
    );
    return new Map(people);
  }

  /** The records with any of these numbers or addresses, whoever they name. */
  async reachedBy(phones: readonly string[], emails: readonly string[], all = false): Promise<RecordsOf> {
    const having = (field: keyof ContactDetails, values: readonly string[]) =>
      values.length === 0
        ? NONE
        : this.inAll(({ fields }) => ({ [fields[field]]: trusted({ $in: [...new Set(values)] }) }), all);
    const [byPhone, byEmail] = await Promise.all([having('phone', phones), having('email', emails)]);
    return merged(byPhone, byEmail);
  }

  /** The bookings about any of these children, by name. One query: anybody may send bookings, however many. */
  bookingsAbout(names: readonly unknown[], all = false): Promise<PersonRecord[]> {
    if (names.length === 0) return Promise.resolve([]);
    return this.find('bookings', { childName: trusted({ $in: [...new Set(names)] }) }, all);
  }

  /** How many records each person with one of these numbers has, by identity. */
  async countsOf(phones: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
    const counts = new Map<string, { records: number; bookings: number }>();
    if (phones.length === 0) return counts;
    for (const group of PERSON_GROUPS) {
      const { fields, where } = SOURCES[group];
      const having: Where = { [fields.phone]: trusted({ $in: [...new Set(phones)] }), ...where };
      const found = this.models[group].find({ ...having }).select([fields.name, fields.phone]);
      const records = await found.lean<PersonRecord[]>();
      for (const identity of records.map((record) => identityOf(group, record))) {
        const count = counts.get(identity) ?? { records: 0, bookings: 0 };
        counts.set(identity, {
          records: count.records + 1,
          bookings: count.bookings + (group === 'bookings' ? 1 : 0),
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

  private async inAll(whereOf: (source: Source) => Where, all = false): Promise<RecordsOf> {
    const found = await Promise.all(
      PERSON_GROUPS.map(async (group) => [group, await this.find(group, whereOf(SOURCES[group]), all)] as const),
    );
    return Object.fromEntries(found) as unknown as RecordsOf;
  }

  private find(group: PersonGroup, where: Where, all: boolean): Promise<PersonRecord[]> {
    const model = this.models[group];
    const suspected = all && knowsSuspectedSpam(model) && { suspectedSpam: trusted({ $in: [null, true] }) };
    return model
      .find({ ...where, ...SOURCES[group].where, ...suspected })
      .select('formerReach' in model.schema.paths ? FORMER_REACH : [])
      .sort(NEWEST_FIRST)
      .lean<PersonRecord[]>();
  }

  private async byId(id: string): Promise<readonly [PersonGroup, PersonRecord] | undefined> {
    if (!isObjectIdOrHexString(id)) return undefined;
    for (const group of PERSON_GROUPS) {
      const [record] = await this.find(group, { _id: id }, false);
      if (record !== undefined) return [group, record];
    }
    return undefined;
  }
}

function namedBy(group: PersonGroup, record: PersonRecord): Named {
  const who = { _id: String(record._id), ...contactDetailsOf(group, record), childName: record['childName'] };
  return { who, group, identity: identityOf(group, record) };
}

/** A table with an entry for each group. */
export function eachGroup<Entry>(make: (group: PersonGroup) => Entry): Readonly<Record<PersonGroup, Entry>> {
  return Object.fromEntries(PERSON_GROUPS.map((group) => [group, make(group)])) as Record<PersonGroup, Entry>;
}

/** Each record once, newest first. */
export function merged(...several: readonly RecordsOf[]): RecordsOf {
  return eachGroup((group) => {
    const records = new Map(several.flatMap((each) => each[group]).map((record) => [String(record._id), record]));
    return [...records.values()].sort(newestFirst);
  });
}

export function idsOf(records: RecordsOf): string[] {
  return PERSON_GROUPS.flatMap((group) => records[group].map(({ _id }) => String(_id)));
}

/** The records with the group each is of, newest first. */
export function listed(records: RecordsOf): (readonly [PersonGroup, PersonRecord])[] {
  return PERSON_GROUPS.flatMap((group) => records[group].map((record) => [group, record] as const)).sort(
    ([, a], [, b]) => newestFirst(a, b),
  );
}

/** By what each of these records can be answered, newest first. */
export function allContactDetails(records: RecordsOf): ContactDetails[] {
  return listed(records).map(([group, record]) => contactDetailsOf(group, record));
}

function newestFirst(a: PersonRecord, b: PersonRecord): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
