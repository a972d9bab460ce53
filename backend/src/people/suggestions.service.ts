import { Injectable } from '@nestjs/common';
import type { SubjectRecord } from '../subjects/index.js';
import { identityOf } from './identity.js';
import {
  allContactDetails,
  eachSubject,
  idsOf,
  listed,
  merged,
  PersonRecords,
  type RecordsOf,
} from './person-records.js';

/**
 * The records of others that may be the same person's: with the same number and another name, with the same address, or
 * about a child of that name and age. A suggestion never leads to further suggestions.
 */
@Injectable()
export class Suggestions {
  constructor(private readonly records: PersonRecords) {}

  /** @param all also suspected spam */
  async for(person: RecordsOf, all = false): Promise<RecordsOf> {
    const details = allContactDetails(person);
    const phones = details.flatMap(({ phone }) => phone || []);
    const emails = details.flatMap(({ email }) => email || []);
    const children = new Set(person.booking.map(childOf));
    const [reached, named] = await Promise.all([
      this.records.reachedBy(phones, emails, all),
      this.records.bookingsAbout(
        person.booking.map(({ childName }) => childName),
        all,
      ),
    ]);
    const alike = { ...NOTHING, booking: named.filter((booking) => children.has(childOf(booking))) };
    return this.withoutRefused(person, merged(reached, alike));
  }

  /** Leaves out the person's own records and those of people whom an administrator found to be somebody else. */
  private async withoutRefused(person: RecordsOf, found: RecordsOf): Promise<RecordsOf> {
    const own = new Set(idsOf(person));
    const differences = await this.records.differencesOf([...own]);
    const refused = new Set(
      differences.flatMap(({ one = [], other = [] }) => (one.some((id) => own.has(id)) ? other : one)),
    );
    // Records that the other person has sent since are left out too.
    const refusedPeople = new Set(
      listed(found).flatMap(([entity, record]) => (refused.has(String(record._id)) ? identityOf(entity, record) : [])),
    );
    return eachSubject((entity) =>
      found[entity].filter((record) => !own.has(String(record._id)) && !refusedPeople.has(identityOf(entity, record))),
    );
  }
}

const NOTHING: RecordsOf = eachSubject(() => []);

function childOf({ childName, childAge }: SubjectRecord): string {
  return JSON.stringify([childName, childAge]);
}
