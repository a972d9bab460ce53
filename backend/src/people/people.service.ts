import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type HydratedDocument, type Model, trusted } from 'mongoose';
import { BOOKING_KINDS } from '#contract/bookings';
import { check } from '#contract/check';
import { PERSON_GROUPS, type PersonGroup } from '#contract/people';
import { validationMessage } from '#contract/validation-message';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { ValidationError } from '../common/errors/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { type IfMatchValue, sameVersion, thisVersion } from '../common/if-match.js';
import { type ListQuery, NEWEST_FIRST, readSearch } from '../common/list/index.js';
import { WITHDRAWN } from '../common/withdrawn-consent.js';
import { UploadsService } from '../files/index.js';
import { type Note, NOTE_MODEL, toNote } from '../notes/index.js';
import { OutboxService } from '../outbox/index.js';
import { Sessions } from '../users/index.js';
import { DataRequestsService } from './data-requests.service.js';
import { Erasures } from './erasures.service.js';
import { exported, newestOf, toPerson } from './person.mapper.js';
import { PeopleDirectory } from './people-directory.js';
import type { PersonLinkDto } from './person-link.schema.js';
import { PersonLinks } from './person-links.service.js';
import { idsOf, PersonRecords, type RecordsOf } from './person-records.js';
import type { ErasureDto, PersonChangesDto } from './people.dto.js';
import { type PersonRecord, SOURCES } from './sources.js';

type Field = keyof PersonChangesDto;

/** Everything about one family or one applicant: shown, corrected, exported and erased. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectModel(NOTE_MODEL) private readonly notes: Model<Note>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly dataRequests: DataRequestsService,
    private readonly erasures: Erasures,
    private readonly files: UploadsService,
    private readonly links: PersonLinks,
    private readonly outbox: OutboxService,
    private readonly records: PersonRecords,
    private readonly directory: PeopleDirectory,
    private readonly sessions: Sessions,
  ) {}

  async list(query: ListQuery, q: unknown, by: RequestUser) {
    const page = await this.directory.page(query, readSearch(q));
    return this.audit.viewedPage(by, { entity: 'person' }, query, page);
  }

  async show(id: string, by: RequestUser) {
    const records = await this.records.of(id);
    this.audit.viewed(by, { entity: 'person', recordId: id.toLowerCase() }, idsOf(records));
    const [related, alike, links] = await Promise.all([
      this.relatedTo(records),
      this.directory.alike(records),
      this.links.between(idsOf(records)),
    ]);
    return toPerson(id, records, { ...related, alike, links });
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

  /** Every value that is kept, files included; not who of the team wrote or told something. */
  async export(id: string, by: RequestUser) {
    const records = await this.records.of(id, true);
    this.audit.viewed({ ...by, isExport: true }, { entity: 'person', recordId: id.toLowerCase() }, idsOf(records));
    const cvs = records.applications.flatMap(({ cv }) => (typeof cv === 'string' ? [cv] : []));
    const [files, sessions] = await Promise.all([
      Promise.all(cvs.map(async (cv) => ({ cv, base64: (await this.files.readCv(cv)).content.toString('base64') }))),
      Promise.all(records.applications.map(({ _id }) => this.sessions.list(String(_id)))),
    ]);
    await this.dataRequests.answered(idsOf(records), 'exported', by);
    return exported(records, {
      ...(await this.relatedTo(records)),
      files,
      sessions: sessions.flat().map(({ createdAt, until, agent }) => ({ createdAt, until, agent })),
    });
  }

  /** In all records, and so in waiting messages. A field that a record never had is not added. */
  async correct(id: string, dto: PersonChangesDto, by: RequestUser, ifMatch: IfMatchValue) {
    const records = await this.records.of(id);
    const given = Object.entries(dto).filter((entry): entry is [Field, string] => entry[1] !== undefined);
    const groups = PERSON_GROUPS.filter((group) => records[group].length > 0);
    refuseWrong(groups, given);
    sameVersion(newestOf(records), ifMatch);
    // Another applicant's e-mail address is refused before anything else is changed.
    for (const group of groups.reverse()) {
      const named = given.map(([field, value]) => [SOURCES[group].fields[field], value] as const);
      for (const each of records[group]) {
        const there = (record: HydratedDocument<PersonRecord>) => named.filter(([field]) => Boolean(record.get(field)));
        const version = ifMatch && thisVersion(each);
        await this.change(group, String(each._id), (record) => Object.fromEntries(there(record)), by, version);
      }
    }
    await this.dataRequests.answered(idsOf(records), 'corrected', by);
    return this.show(id, by);
  }

  /** Stops or resumes work on all their records. */
  async setWithdrawn(id: string, withdrawnAt: Date | null, by: RequestUser) {
    const records = await this.records.of(id);
    for (const group of PERSON_GROUPS) {
      for (const record of records[group]) {
        await this.change(group, String(record._id), () => ({ [WITHDRAWN]: withdrawnAt }), by);
      }
    }
    if (withdrawnAt !== null) await this.dataRequests.answered(idsOf(records), 'withdrawn', by);
    return this.show(id, by);
  }

  /** The list of erased ids is written first: an interrupted erasure is finished at the next start. */
  async erase(id: string, { reason }: ErasureDto, by: RequestUser) {
    const records = await this.records.of(id, true);
    await this.erasures.erase(idsOf(records), reason, by);
    const count = idsOf(records).length;
    const erased = Object.fromEntries(PERSON_GROUPS.map((group) => [group, records[group].length]));
    return { message: `Erased for good: ${count} ${count === 1 ? 'record' : 'records'}.`, erased };
  }

  private async change(
    group: PersonGroup,
    id: string,
    changesOf: (record: HydratedDocument<PersonRecord>) => object,
    by: RequestUser,
    ifMatch?: IfMatchValue,
  ): Promise<void> {
    const record = await findOr404(this.records.model(group), id);
    const kind = BOOKING_KINDS.find((each) => each === record.get('kind'));
    await this.changes.update(record, changesOf(record), by, { entity: SOURCES[group].entity, kind }, ifMatch);
  }

  private async relatedTo(records: RecordsOf) {
    const ids = idsOf(records);
    const about = { recordId: trusted({ $in: ids }) };
    const [told, notes, dataRequests] = await Promise.all([
      this.outbox.about(ids),
      this.notes.find(about).sort(NEWEST_FIRST).lean<Note[]>(),
      this.dataRequests.about(ids),
    ]);
    return { told, notes: notes.map(toNote), dataRequests };
  }
}

/** @throws ValidationError (400) where a group asks for more: a number of this country, for example */
function refuseWrong(groups: readonly PersonGroup[], given: readonly [Field, string][]): void {
  const errors = groups.flatMap((group) =>
    given.flatMap(([field, value]) => {
      const rule = SOURCES[group].rules[field];
      const error = check(rule, value);
      return error === undefined ? [] : [[field, validationMessage(rule, error)] as const];
    }),
  );
  if (errors.length > 0) throw new ValidationError(Object.fromEntries(errors));
}
