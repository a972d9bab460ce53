import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, trusted } from 'mongoose';
import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { type Booking, BOOKING_MODEL } from '../bookings/index.js';
import { NEWEST_FIRST } from '../common/list/index.js';
import { knowsSuspectedSpam } from '../common/spam/index.js';
import { type Contact, CONTACT_MODEL } from '../contacts/index.js';
import { type CourseRequest, COURSE_REQUEST_MODEL } from '../courses/index.js';
import { USER_MODEL, type User } from '../users/index.js';
import { PERSON_LINK_MODEL, type PersonLink } from './person-link.schema.js';
import {
  type ContactDetails,
  contactDetailsOf,
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
export type RecordsOf = Readonly<Record<PersonGroup, readonly PersonRecord[]>>;

const NONE: RecordsOf = { bookings: [], courseRequests: [], messages: [], applications: [] };

/** What opened a request a few days ago, which only follow-up reads otherwise: it is data about the person too. */
const FORMER_REACH = ['+formerReach'];

/**
 * Who is one person: everybody with the same phone number. A record without a number belongs to the number that its
 * e-mail address is used with, if that is one; otherwise the address is the person. Nothing is stored about that, so
 * nothing can be out of date; only that an administrator linked two of them is.
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
  async of(id: string, all = false): Promise<RecordsOf> {
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
    if (people.length === 0) throw new NotFoundException();
    return eachGroup((group) => people.flatMap((person) => person[group]).sort(newestFirst));
  }

  /** The same without links; nothing where no record has this id. */
  async single(id: string, all = false): Promise<RecordsOf | undefined> {
    const [group, record] = (await this.byId(id)) ?? [];
    if (group === undefined || record === undefined) return undefined;
    const { phone, email = '' } = contactDetailsOf(group, record);
    const owner = phone ?? (await this.ownersOf([email])).get(email);
    if (owner !== undefined) return this.byPhone(owner, all);
    if (email !== '') return this.inAll(({ fields }) => ({ [fields.email]: email, [fields.phone]: null }), all);
    return { ...NONE, [group]: [record] };
  }

  /** The links that name any of these records, or all there are. An administrator makes each by hand: they are few. */
  linksOf(records?: readonly string[]): Promise<PersonLink[]> {
    const where = records && { records: trusted({ $in: [...records] }) };
    return this.links
      .find({ ...where })
      .sort({ createdAt: 1, _id: 1 })
      .lean<PersonLink[]>();
  }

  /** Whom these records are about, by the records' ids; those that are gone are left out. */
  async peopleByRecordId(ids: readonly string[]): Promise<ReadonlyMap<string, Who>> {
    if (ids.length === 0) return new Map();
    const found = await this.inAll(() => ({ _id: trusted({ $in: [...ids] }) }), true);
    const people = PERSON_GROUPS.flatMap((group) =>
      found[group].map((record) => {
        const _id = String(record._id);
        return [
          _id,
          { _id, ...contactDetailsOf(group, record), childName: record['childName'] } satisfies Who,
        ] as const;
      }),
    );
    return new Map(people);
  }

  /** The records of others who may be the same person: with the same address, or about a child of that name and age. */
  async alike(records: RecordsOf): Promise<RecordsOf> {
    const emails = allContactDetails(records).flatMap(({ email }) => email ?? []);
    const byEmail = await this.inAll(({ fields }) => ({ [fields.email]: trusted({ $in: emails }) }));
    const children = new Set(records.bookings.map(childOf));
    const names = [...new Set(records.bookings.map(({ childName }) => childName))];
    // One query: anybody may send bookings under any number, however many.
    const named = await this.find('bookings', { childName: trusted({ $in: names }) }, false);
    const byChild = named.filter((booking) => children.has(childOf(booking)));
    const own = new Set(PERSON_GROUPS.flatMap((group) => records[group].map(({ _id }) => String(_id))));
    const found = { ...byEmail, bookings: [...byEmail.bookings, ...byChild] };
    return eachGroup((group) => found[group].filter(({ _id }) => !own.has(String(_id))));
  }

  /** The one number that each of these addresses is used with; nothing for those of none and of several. */
  async ownersOf(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (emails.length === 0) return new Map();
    const withPhone = await this.inAll(({ fields }) => ({
      [fields.email]: trusted({ $in: [...emails] }),
      [fields.phone]: trusted({ $ne: null }),
    }));
    const phones = new Map<string, Set<string>>();
    for (const { email = '', phone = '' } of allContactDetails(withPhone)) {
      phones.set(email, (phones.get(email) ?? new Set<string>()).add(phone));
    }
    const single = [...phones].flatMap(([email, [first, ...others]]) =>
      first !== undefined && others.length === 0 ? [[email, first] as const] : [],
    );
    return new Map(single);
  }

  private async byPhone(phone: string, all: boolean): Promise<RecordsOf> {
    const numbered = await this.inAll(({ fields }) => ({ [fields.phone]: phone }), all);
    const emails = new Set(allContactDetails(numbered).flatMap(({ email }) => email ?? []));
    const owners = await this.ownersOf([...emails]);
    const own = [...emails].filter((email) => owners.get(email) === phone);
    if (own.length === 0) return numbered;
    const others = await this.inAll(
      ({ fields }) => ({ [fields.email]: trusted({ $in: own }), [fields.phone]: null }),
      all,
    );
    return eachGroup((group) => [...numbered[group], ...others[group]].sort(newestFirst));
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
      .select(model.schema.path('formerReach') === undefined ? [] : FORMER_REACH)
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

function childOf({ childName, childAge }: PersonRecord): string {
  return JSON.stringify([childName, childAge]);
}

/** A table with an entry for each group. */
function eachGroup<Entry>(make: (group: PersonGroup) => Entry): Readonly<Record<PersonGroup, Entry>> {
  return Object.fromEntries(PERSON_GROUPS.map((group) => [group, make(group)])) as Record<PersonGroup, Entry>;
}

export function idsOf(records: RecordsOf): string[] {
  return PERSON_GROUPS.flatMap((group) => records[group].map(({ _id }) => String(_id)));
}

/** By what each of these records can be answered, newest first. */
export function allContactDetails(records: RecordsOf): ContactDetails[] {
  return PERSON_GROUPS.flatMap((group) =>
    records[group].map((record) => [record, contactDetailsOf(group, record)] as const),
  )
    .sort(([a], [b]) => newestFirst(a, b))
    .map(([, details]) => details);
}

function newestFirst(a: PersonRecord, b: PersonRecord): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}
