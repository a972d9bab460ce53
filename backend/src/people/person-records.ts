import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, trusted } from 'mongoose';
import { isSameName, nameKey } from '#contract/names';
import { PERSON_RECORDS_FIELDS } from '#contract/people';
import { REFUSALS } from '#contract/refusals';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { fieldError, ValidationError } from '../common/errors/index.js';
import { eachOnce, type Filter, NEWEST_FIRST, newestFirst } from '../common/list/index.js';
import { canBeSuspectedSpam, INCLUDING_SUSPECTED_SPAM } from '../common/suspected-spam.js';
import { type Family, FAMILY_MODEL, FamilyMerges, mainContact } from '../families/index.js';
import { type ContactDetails, contactDetailsOf, familyIn, type SubjectRecord, Subjects } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';

/** A person as a record names them; the id is that of their page. */
export interface PersonIdentity extends ContactDetails {
  readonly _id: string;
  readonly childName?: unknown;
}
export type RecordsByEntity = Readonly<Record<SubjectEntity, readonly SubjectRecord[]>>;

/** The subject of a page: a family with what belongs to it, or one record that belongs to none. */
export interface PersonData {
  readonly family?: Family;
  /** The ids of the families that were added to it. */
  readonly added?: readonly string[];
  readonly records: RecordsByEntity;
}

/** Former numbers and addresses. Queries leave them out by default, but they are data about the person too. */
const FORMER_REACH = '+formerReach';

/** Finds what belongs to a family by its id, and single records by theirs. */
@Injectable()
export class PersonRecords {
  constructor(
    private readonly subjects: Subjects,
    private readonly merges: FamilyMerges,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
  ) {}

  /**
   * A family's records, or the one record that has this id.
   * @param all also those of the family that are suspected spam
   * @throws NotFoundException where neither has it
   */
  async of(id: string, all = false): Promise<PersonData> {
    if (!isObjectIdOrHexString(id)) throw new NotFoundException();
    const family = await this.families.findById(id).lean<Family>();
    if (family) {
      const own = String(family._id);
      const [added, records] = await Promise.all([this.merges.allInto(own), this.inAll(ofFamily(own), all)]);
      return { family, added, records };
    }
    const records = await this.withIds([id]);
    if (idsOf(records).length === 0) throw new NotFoundException();
    return { records };
  }

  /** @throws NotFoundException where no family has this id */
  async ofFamily(id: string): Promise<Required<PersonData>> {
    const { family, added = [], records } = await this.of(id, true);
    if (family === undefined) throw new NotFoundException();
    return { family, added, records };
  }

  /** The records with these ids, whoever they are about. */
  withIds(ids: readonly string[], all = false): Promise<RecordsByEntity> {
    return this.inAll(() => ({ _id: trusted({ $in: [...ids] }) }), all);
  }

  /** Finds whom these ids of records and families are about; those that are gone are left out. */
  async peopleByRecordId(ids: readonly string[]): Promise<ReadonlyMap<string, PersonIdentity>> {
    if (ids.length === 0) return new Map();
    const found = listed(await this.withIds(ids, true));
    const moved = await this.merges.nowIn(ids);
    const ofRecords = found.flatMap(([, record]) => familyIn(record) ?? []);
    const families = await this.familiesWith([...ids, ...ofRecords, ...moved.values()]);
    const named = new Map<string, PersonIdentity>([...families].map(([id, family]) => [id, familyNamed(family)]));
    for (const [entity, record] of found) {
      named.set(String(record._id), named.get(familyIn(record) ?? '') ?? namedBy(entity, record));
    }
    for (const [id, now] of moved) {
      const person = named.get(now);
      if (person) named.set(id, person);
    }
    return named;
  }

  async familiesWith(ids: readonly string[]): Promise<ReadonlyMap<string, Family>> {
    const found = await this.families.find({ _id: trusted({ $in: [...new Set(ids)] }) }).lean<Family[]>();
    return new Map(found.map((family) => [String(family._id), family]));
  }

  private async inAll(whereOf: (entity: SubjectEntity) => Filter | undefined, all: boolean): Promise<RecordsByEntity> {
    const found = SUBJECT_ENTITIES.map(async (entity) => {
      const where = whereOf(entity);
      return [entity, where === undefined ? [] : await this.find(entity, where, all)] as const;
    });
    return Object.fromEntries(await Promise.all(found)) as unknown as RecordsByEntity;
  }

  private find(entity: SubjectEntity, where: Filter, all: boolean): Promise<SubjectRecord[]> {
    const model = this.subjects.model(entity);
    const suspected = all && canBeSuspectedSpam(model) && INCLUDING_SUSPECTED_SPAM;
    return model
      .find({ ...where, ...this.subjects.of(entity).where, ...suspected })
      .select('formerReach' in model.schema.paths ? FORMER_REACH : '')
      .sort(NEWEST_FIRST)
      .lean<SubjectRecord[]>();
  }
}

/** An application belongs to no family. */
function ofFamily(family: string) {
  return (entity: SubjectEntity): Filter | undefined => (entity === 'user' ? undefined : { family });
}

function namedBy(entity: SubjectEntity, record: SubjectRecord): PersonIdentity {
  const details = contactDetailsOf(SUBJECTS[entity], record);
  return { _id: String(record._id), ...details, childName: record['childName'] };
}

/** A family as its main contact is reached. */
export function familyNamed({ _id, name, contacts, children }: Family): PersonIdentity {
  const main = mainContact(contacts);
  return { _id: String(_id), name, phone: main?.phone, email: main?.email, childName: children[0]?.name };
}

/**
 * A page with the chosen records only. Of a family, a contact who sent none of them is left out: a copy for one parent has
 * no number of the other, who may live elsewhere.
 */
export function partOf(person: PersonData, chosen: readonly string[] | undefined): PersonData {
  const { family } = person;
  const records = chosenOf(person.records, chosen);
  const senders = listed(records).map(([entity, record]) => contactDetailsOf(SUBJECTS[entity], record));
  if (family === undefined || senders.length === idsOf(person.records).length) return { ...person, records };
  const isSender = ({ name, phone, email }: Family['contacts'][number]) =>
    senders.some(
      (sender) =>
        isSameName(sender.name, name) ||
        (phone !== undefined && sender.phone === phone) ||
        (email !== undefined && sender.email === email),
    );
  return { ...person, records, family: { ...family, contacts: family.contacts.filter(isSender) } };
}

/**
 * The records of a page that an action applies to.
 * @param chosen ids; without them, all that belong to the page
 * @throws ValidationError (400) where one of them is not offered
 */
export function chosenOf(offered: RecordsByEntity, chosen: readonly string[] | undefined): RecordsByEntity {
  if (chosen === undefined) return offered;
  const known = new Set(idsOf(offered));
  if (chosen.some((each) => !known.has(each))) throw new ValidationError({ records: REFUSALS.notOfPage });
  return eachSubject((entity) => offered[entity].filter(({ _id }) => chosen.includes(String(_id))));
}

/**
 * The records that a correction or withdrawal changes: the ticked ones. Without a list, it changes those of a family that
 * were sent under its name or its main contact's, or under no name, because the number and the name of one parent must not
 * end up in the records of the other.
 * @throws ValidationError (400) where a list is needed, because all of them were sent under other names
 */
export function changedOf({ family, records }: PersonData, chosen: readonly string[] | undefined): RecordsByEntity {
  if (family === undefined || chosen !== undefined) return chosenOf(records, chosen);
  const own = [family.name, mainContact(family.contacts)?.name];
  const changed = eachSubject((entity) =>
    records[entity].filter((record) => {
      const { name } = contactDetailsOf(SUBJECTS[entity], record);
      return nameKey(name) === '' || own.some((each) => isSameName(each, name));
    }),
  );
  if (idsOf(changed).length === 0 && idsOf(records).length > 0) {
    throw fieldError('records', PERSON_RECORDS_FIELDS.records, 'missing');
  }
  return changed;
}

/** Whether the record is suspected spam, which lists show only when they are filtered by it. */
export function isSuspectedSpam({ suspectedSpam }: SubjectRecord): boolean {
  return suspectedSpam === true;
}

/** A table with an entry for each subject. */
export function eachSubject<Entry>(make: (entity: SubjectEntity) => Entry): Readonly<Record<SubjectEntity, Entry>> {
  return Object.fromEntries(SUBJECT_ENTITIES.map((entity) => [entity, make(entity)])) as Record<SubjectEntity, Entry>;
}

/** Each record of both once, newest first. */
export function merged(one: RecordsByEntity, other: RecordsByEntity): RecordsByEntity {
  return eachSubject((entity) => eachOnce([...one[entity], ...other[entity]]));
}

export function idsOf(records: RecordsByEntity): string[] {
  return Object.values(records).flatMap((some) => some.map(({ _id }) => String(_id)));
}

/** The id of a family and those of the families that were merged into it; none where the page is one record's. */
export function familyIdsOf({ family, added = [] }: PersonData): string[] {
  return family ? [String(family._id), ...added] : [];
}

/** The ids under which a page's requests about data are kept: a family's own too, which may have no record. */
export function allIdsOf(person: PersonData): string[] {
  return [...familyIdsOf(person), ...idsOf(person.records)];
}

/** The records with the names of their kinds, newest first. */
export function listed(records: RecordsByEntity): (readonly [SubjectEntity, SubjectRecord])[] {
  return SUBJECT_ENTITIES.flatMap((entity) => records[entity].map((record) => [entity, record] as const)).sort(
    ([, a], [, b]) => newestFirst(a, b),
  );
}
