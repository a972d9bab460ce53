import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model } from 'mongoose';
import { check } from '#contract/check';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { validationMessage } from '#contract/validation-message';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { Transactions, type Tx } from '../database/index.js';
import { type IfMatchValue, sameVersion, thisVersion } from '../common/if-match.js';
import { type ListQuery, readSearch } from '../common/list/index.js';
import { type Family, FAMILY_MODEL, FamilySuggestions, mainContact, toFamily } from '../families/index.js';
import { FileStore } from '../files/index.js';
import { NotesService } from '../notes/index.js';
import { MessagesService } from '../messages/index.js';
import {
  bookingKindOf,
  contactDetailsOf,
  Dependents,
  refuseWithdrawn,
  type SubjectRecord,
  Subjects,
  WITHDRAWN,
} from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { Sessions } from '../users/index.js';
import { DataRequestsService } from './data-requests.service.js';
import { Erasures } from './erasures.service.js';
import { exportStream } from './person-export.js';
import { exported, grouped, newestOf, toPerson, toPersonChanges } from './person.mapper.js';
import { PeopleDirectory } from './people-directory.js';
import {
  allIdsOf,
  familyIdsOf,
  type PersonData,
  changedOf,
  chosenOf,
  eachSubject,
  idsOf,
  isSuspectedSpam,
  listed,
  merged,
  partOf,
  PersonRecords,
  type RecordsByEntity,
} from './person-records.js';
import type { ErasureDto, PersonChangesDto } from './people.dto.js';

type Field = Exclude<keyof PersonChangesDto, 'records'>;
/** Ids of records that were ticked. */
type Chosen = readonly string[] | undefined;

interface Correction {
  readonly person: PersonData;
  /** Those of the person that are corrected. */
  readonly records: RecordsByEntity;
  /** No list was sent, or one of all records. */
  readonly isEverything: boolean;
  readonly given: readonly (readonly [Field, string])[];
  readonly by: RequestUser;
  readonly ifMatch: IfMatchValue;
}

/** Everything about a family, an applicant or a record of no family: shown, corrected, exported and erased. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly dataRequests: DataRequestsService,
    private readonly dependents: Dependents,
    private readonly erasures: Erasures,
    private readonly files: FileStore,
    private readonly messages: MessagesService,
    private readonly notes: NotesService,
    private readonly records: PersonRecords,
    private readonly directory: PeopleDirectory,
    private readonly sessions: Sessions,
    private readonly subjects: Subjects,
    private readonly suggestions: FamilySuggestions,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQuery, by: RequestUser) {
    const page = await this.directory.page(query, readSearch(query.own?.['q']));
    return this.audit.viewedPage(by, { entity: 'person' }, query, page);
  }

  async show(id: string, by: RequestUser) {
    const person = await this.records.of(id, true);
    const shown = shownOf(person.records);
    this.audit.viewed(by, { entity: 'person', recordId: id }, idsOf(person.records));
    const related = await this.relatedTo({ ...person, records: shown });
    return toPerson(person, shown, related);
  }

  async export(id: string, chosen: Chosen, by: RequestUser): Promise<Readable> {
    return this.exportOf(partOf(await this.records.of(id, true), chosen), 'person', id, by);
  }

  /** Exports a family in the same way, without what is only suggested. */
  async exportFamily(id: string, chosen: Chosen, by: RequestUser): Promise<Readable> {
    return this.exportOf(partOf(await this.records.ofFamily(id), chosen), 'family', id, by);
  }

  /** Exports every value that is kept, files included, but not which member of the team wrote or told something. */
  private async exportOf(person: PersonData, entity: 'person' | 'family', id: string, by: RequestUser) {
    const { family, records } = person;
    this.audit.viewed({ ...by, isExport: true }, { entity, recordId: id }, idsOf(records));
    const cvs = listed(records).flatMap(([each, record]) => cvOf(each, record));
    const [related, files, logins, planned, work] = await Promise.all([
      this.relatedTo(person),
      Promise.all(cvs.map(async (cv) => ({ cv, content: await this.files.open('cvs', cv) }))),
      Promise.all(records.user.map(({ _id }) => this.sessions.list(String(_id)))),
      this.dependents.ofBookings(idsOf(records)),
      this.dependents.ofAccounts(records.user.map(({ _id }) => String(_id))),
    ]);
    const agents = logins.flat().map(({ createdAt, until, agent }) => ({ createdAt, until, agent }));
    // An applicant's are those of their account.
    const sessions = records.user.length > 0 ? agents : planned['sessions'];
    const own = family && { family: toFamily(family) };
    return exportStream(exported(records, { ...own, ...related, ...planned, ...work, sessions }), files);
  }

  /** Corrects all of the records or none; waiting messages follow their records. A field that a record never had is not added. */
  async correct(id: string, { records: chosen, ...dto }: PersonChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const person = await this.records.of(id);
    const records = changedOf(person, chosen);
    const isEverything = chosen === undefined || idsOf(records).length === idsOf(person.records).length;
    const given = Object.entries<string | undefined>(dto).filter(
      (entry): entry is [Field, string] => entry[1] !== undefined,
    );
    const entities = SUBJECT_ENTITIES.filter((entity) => records[entity].length > 0);
    refuseWrong(entities, given);
    const work = () => {
      sameVersion(newestOf(person), ifMatch);
      for (const [, record] of listed(records)) refuseWithdrawn(record[WITHDRAWN]);
      return this.transactions.run((tx) => this.write(tx, { person, records, isEverything, given, by, ifMatch }));
    };
    await this.changes.ofVersion(idsOf(person.records), by, ifMatch, work, toPersonChanges);
    const corrected = isEverything ? { ...person, records } : { records };
    if (isCorrection(corrected, given)) await this.dataRequests.answered(allIdsOf(corrected), 'corrected', by);
    return this.show(id, by);
  }

  /** Stops or resumes work on the records, on all of them at once. */
  async setWithdrawn(id: string, chosen: Chosen, withdrawnAt: Date | null, by: RequestUser) {
    const records = changedOf(await this.records.of(id), chosen);
    await this.transactions.run(async (tx) => {
      for (const [entity, { _id }] of listed(records)) {
        await this.change(tx, entity, String(_id), () => ({ [WITHDRAWN]: withdrawnAt }), by);
      }
    });
    if (withdrawnAt !== null) await this.dataRequests.answered(idsOf(records), 'withdrawn', by);
    return this.show(id, by);
  }

  async erase(id: string, { reason, records: chosen }: ErasureDto, by: RequestUser) {
    const person = await this.records.of(id, true);
    return this.eraseOf(person, chosenOf(person.records, chosen), reason, by);
  }

  /** Erases a family in the same way. Records that are only suggested are erased if they are named one by one. */
  async eraseFamily(id: string, { reason, records: chosen }: ErasureDto, by: RequestUser) {
    const person = await this.records.ofFamily(id);
    const suggested = chosen && (await this.suggestions.recordsFor(person.family)).map((record) => record.id);
    const offered = suggested ? merged(person.records, await this.records.withIds(suggested)) : person.records;
    return this.eraseOf(person, chosenOf(offered, chosen), reason, by);
  }

  /** Erases the records. If they are all that belongs to a family, the family is erased with them. */
  private async eraseOf(person: PersonData, records: RecordsByEntity, reason: string, by: RequestUser) {
    const [ids, own] = [idsOf(records), idsOf(person.records)];
    // A suggestion alone is not all of a family to which nothing belongs yet.
    const isEverything = own.every((each) => ids.includes(each)) && (own.length > 0 || ids.length === 0);
    await this.erasures.erase(ids, reason, by, isEverything ? familyIdsOf(person) : []);
    const erased = grouped(eachSubject((entity) => records[entity].length));
    return { message: `Erased for good: ${ids.length} ${ids.length === 1 ? 'record' : 'records'}.`, erased };
  }

  private async write(tx: Tx, { person, records, isEverything, given, by, ifMatch }: Correction): Promise<void> {
    for (const entity of SUBJECT_ENTITIES) {
      const named = given.map(([field, value]) => [SUBJECTS[entity].contact[field], value] as const);
      for (const each of records[entity]) {
        const there = (record: HydratedDocument<SubjectRecord>) =>
          named.filter(([field]) => Boolean(record.get(field)));
        const version = ifMatch && thisVersion(each);
        await this.change(tx, entity, String(each._id), (record) => Object.fromEntries(there(record)), by, version);
      }
    }
    if (person.family && isEverything) await this.correctMain(tx, person.family, Object.fromEntries(given), by);
  }

  /** Corrects the main contact of a family, unless only some of its records were to be corrected. */
  private async correctMain(
    tx: Tx,
    { _id }: Family,
    given: { readonly name?: string },
    by: RequestUser,
  ): Promise<void> {
    const family = await findOr404(this.families, String(_id));
    const { name, contacts } = family.toObject<Family>();
    const main = contacts.findIndex((contact) => contact.main);
    const corrected = contacts.map((contact, i) => (i === main ? { ...contact, ...given } : contact));
    // A family may have the name of its main contact.
    const renamed = contacts[main]?.name === name && given.name !== undefined ? { name: given.name } : {};
    const changes = { contacts: corrected, ...renamed };
    await this.changes.update(family, changes, by, { entity: 'family' }, undefined, tx);
  }

  private async change(
    tx: Tx,
    entity: SubjectEntity,
    id: string,
    changesOf: (record: HydratedDocument<SubjectRecord>) => object,
    by: RequestUser,
    ifMatch?: IfMatchValue,
  ): Promise<void> {
    const record = await findOr404(this.subjects.model(entity), id);
    const about = { entity, kind: bookingKindOf(record.toObject<SubjectRecord>()) };
    await this.changes.update(record, changesOf(record), by, about, ifMatch, tx);
  }

  private async relatedTo(person: PersonData) {
    const ids = idsOf(person.records);
    const [told, notes, dataRequests] = await Promise.all([
      this.messages.about(ids),
      this.notes.about(ids),
      this.dataRequests.about(allIdsOf(person)),
    ]);
    return { told, notes, dataRequests };
  }
}

function cvOf(entity: SubjectEntity, record: SubjectRecord): string[] {
  const { cv } = SUBJECTS[entity];
  const name = cv && record[cv];
  return typeof name === 'string' ? [name] : [];
}

/** Leaves out suspected spam. */
function shownOf(records: RecordsByEntity): RecordsByEntity {
  return eachSubject((entity) => records[entity].filter((record) => !isSuspectedSpam(record)));
}

/** Whether anything of what was sent differs from what the records, and the main contact of a whole family, have. */
function isCorrection({ family, records }: PersonData, given: Correction['given']): boolean {
  const details = listed(records).map(([entity, record]) => contactDetailsOf(SUBJECTS[entity], record));
  const main = mainContact(family?.contacts);
  return given.some(
    ([field, value]) =>
      details.some(({ [field]: was = value }) => was !== value) || (main !== undefined && main[field] !== value),
  );
}

/** @throws ValidationError (400) if a subject's rule is stricter and asks for a Sri Lankan number, for example */
function refuseWrong(entities: readonly SubjectEntity[], given: readonly [Field, string][]): void {
  const errors = entities.flatMap((entity) =>
    given.flatMap(([field, value]) => {
      const rule = SUBJECTS[entity].rules[field];
      const error = check(rule, value);
      return error === undefined ? [] : [[field, validationMessage(rule, error)] as const];
    }),
  );
  if (errors.length > 0) throw new ValidationError(Object.fromEntries(errors));
}
