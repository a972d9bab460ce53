import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { check } from '#contract/check';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { validationMessage } from '#contract/validation-message';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { Transactions, type Tx } from '../database/index.js';
import { type IfMatchValue, sameVersion, thisVersion } from '../common/if-match.js';
import { type ListQuery, NEWEST_FIRST, readSearch } from '../common/list/index.js';
import { refuseWithdrawn, WITHDRAWN } from '../common/withdrawn-consent.js';
import { UploadsService } from '../files/index.js';
import { type Note, NOTE_MODEL, toNote } from '../notes/index.js';
import { MessagesService } from '../messages/index.js';
import { type SubjectRecord, Subjects } from '../subjects/index.js';
import { SUBJECTS } from '../subjects.module.js';
import { Sessions } from '../users/index.js';
import { isSuspectedSpam } from './identity.js';
import { DataRequestsService } from './data-requests.service.js';
import { Erasures } from './erasures.service.js';
import { ChosenRecords } from './chosen-records.service.js';
import { exportStream } from './person-export.js';
import { exported, grouped, newestOf, toLines, toPerson } from './person.mapper.js';
import { PeopleDirectory } from './people-directory.js';
import type { PersonLinkDto } from './person-link.schema.js';
import { PersonLinks } from './person-links.service.js';
import { eachSubject, idsOf, listed, PersonRecords, type RecordsOf } from './person-records.js';
import type { ErasureDto, PersonChangesDto } from './people.dto.js';
import { Suggestions } from './suggestions.service.js';

type Field = Exclude<keyof PersonChangesDto, 'records'>;
/** Ids of records that were ticked; without them, those that belong to the person. */
type Chosen = readonly string[] | undefined;

/** Everything about one family or one applicant: shown, corrected, exported and erased. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectModel(NOTE_MODEL) private readonly notes: Model<Note>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly chosen: ChosenRecords,
    private readonly dataRequests: DataRequestsService,
    private readonly erasures: Erasures,
    private readonly files: UploadsService,
    private readonly links: PersonLinks,
    private readonly messages: MessagesService,
    private readonly records: PersonRecords,
    private readonly directory: PeopleDirectory,
    private readonly sessions: Sessions,
    private readonly subjects: Subjects,
    private readonly suggestions: Suggestions,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQuery, q: unknown, by: RequestUser) {
    const text = readSearch(q);
    const page = await this.directory.page(query, text);
    const asked = text === '' ? query.asked : [...new Set([...query.asked, 'q'])];
    return this.audit.viewedPage(by, { entity: 'person' }, { ...query, asked }, page);
  }

  async show(id: string, by: RequestUser) {
    const everything = await this.records.of(id, true);
    const suggested = await this.suggestions.for(everything.all, true);
    const belonging = { own: shownOf(everything.own), all: shownOf(everything.all) };
    const ids = idsOf(belonging.all);
    this.audit.viewed(by, { entity: 'person', recordId: id.toLowerCase() }, [
      ...idsOf(everything.all),
      ...idsOf(suggested),
    ]);
    const [related, alike, links, different] = await Promise.all([
      this.relatedTo(belonging.all),
      this.directory.behind(shownOf(suggested)),
      this.links.between(ids),
      this.links.different(ids),
    ]);
    const records = toLines(everything, suggested);
    return toPerson(id, belonging, { ...related, records, alike, links, different });
  }

  async link(id: string, dto: PersonLinkDto, by: RequestUser) {
    await this.links.add(id, dto, by);
    return this.show(id, by);
  }

  async unlink(id: string, linkId: string, by: RequestUser) {
    await this.records.of(id);
    await this.links.remove(linkId, by);
    return this.show(id, by);
  }

  /** Every value that is kept, files included, but not which member of the team wrote or told something. */
  async export(id: string, chosen: Chosen, by: RequestUser): Promise<Readable> {
    const records = await this.chosen.of(id, chosen, true);
    this.audit.viewed({ ...by, isExport: true }, { entity: 'person', recordId: id.toLowerCase() }, idsOf(records));
    const cvs = listed(records).flatMap(([entity, record]) => cvOf(entity, record));
    const [related, belonging, files, sessions] = await Promise.all([
      this.relatedTo(records),
      this.subjects.belonging(idsOf(records)),
      Promise.all(cvs.map(async (cv) => ({ cv, content: await this.files.openCv(cv) }))),
      Promise.all(records.user.map(({ _id }) => this.sessions.list(String(_id)))),
    ]);
    const agents = sessions.flat().map(({ createdAt, until, agent }) => ({ createdAt, until, agent }));
    return exportStream(exported(records, { ...related, ...belonging, sessions: agents }), files);
  }

  /** Corrects all of the records or none; waiting messages follow their records. A field that a record never had is not added. */
  async correct(id: string, { records: chosen, ...dto }: PersonChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const { all: belonging } = await this.records.of(id);
    const records = await this.chosen.of(id, chosen);
    const given = Object.entries<string | undefined>(dto).filter(
      (entry): entry is [Field, string] => entry[1] !== undefined,
    );
    const entities = SUBJECT_ENTITIES.filter((entity) => records[entity].length > 0);
    refuseWrong(entities, given);
    sameVersion(newestOf(belonging), ifMatch);
    for (const [, record] of listed(records)) refuseWithdrawn(record[WITHDRAWN]);
    await this.transactions.run(async (tx) => {
      for (const entity of entities) {
        const named = given.map(([field, value]) => [SUBJECTS[entity].contact[field], value] as const);
        for (const each of records[entity]) {
          const there = (record: HydratedDocument<SubjectRecord>) =>
            named.filter(([field]) => Boolean(record.get(field)));
          const version = ifMatch && thisVersion(each);
          await this.change(tx, entity, String(each._id), (record) => Object.fromEntries(there(record)), by, version);
        }
      }
    });
    await this.dataRequests.answered(idsOf(records), 'corrected', by);
    return this.show(id, by);
  }

  /** Stops or resumes work on the records, on all of them at once. */
  async setWithdrawn(id: string, chosen: Chosen, withdrawnAt: Date | null, by: RequestUser) {
    const records = await this.chosen.of(id, chosen);
    await this.transactions.run(async (tx) => {
      for (const [entity, { _id }] of listed(records)) {
        await this.change(tx, entity, String(_id), () => ({ [WITHDRAWN]: withdrawnAt }), by);
      }
    });
    if (withdrawnAt !== null) await this.dataRequests.answered(idsOf(records), 'withdrawn', by);
    return this.show(id, by);
  }

  /** The list of erased ids is written first: an interrupted erasure is finished at the next start. */
  async erase(id: string, { reason, records: chosen }: ErasureDto, by: RequestUser) {
    const records = await this.chosen.of(id, chosen, true);
    await this.erasures.erase(idsOf(records), reason, by);
    const count = idsOf(records).length;
    const erased = grouped(eachSubject((entity) => records[entity].length));
    return { message: `Erased for good: ${count} ${count === 1 ? 'record' : 'records'}.`, erased };
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
    const kind = BOOKING_KINDS.find((each) => each === record.get('kind'));
    await this.changes.update(record, changesOf(record), by, { entity, kind }, ifMatch, tx);
  }

  private async relatedTo(records: RecordsOf) {
    const ids = idsOf(records);
    const about = { recordId: trusted({ $in: ids }) };
    const [told, notes, dataRequests] = await Promise.all([
      this.messages.about(ids),
      this.notes.find(about).sort(NEWEST_FIRST).lean<Note[]>(),
      this.dataRequests.about(ids),
    ]);
    return { told, notes: notes.map(toNote), dataRequests };
  }
}

function cvOf(entity: SubjectEntity, record: SubjectRecord): string[] {
  const { cv } = SUBJECTS[entity];
  const name = cv && record[cv];
  return typeof name === 'string' ? [name] : [];
}

/** Without suspected spam. */
function shownOf(records: RecordsOf): RecordsOf {
  return eachSubject((entity) => records[entity].filter((record) => !isSuspectedSpam(record)));
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
