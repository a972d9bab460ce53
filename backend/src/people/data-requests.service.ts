import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { ANSWERED_BY } from '#contract/data-requests';
import { REFUSALS } from '#contract/refusals';
import { dayOf } from '#contract/sri-lanka';
import { RIGHTS_DUE, type RightsDue, rightsDueSpan } from '#contract/working-days';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { RequestUser } from '../common/access/index.js';
import { conflict, ValidationError } from '../common/errors/index.js';
import { readOr404 } from '../common/find-or-404.js';
import { findPage, type ListQuery } from '../common/list/index.js';
import type { Tx } from '../database/index.js';
import { FamilyMerges } from '../families/index.js';
import { IdempotencyService, type Key } from '../idempotency/index.js';
import { Dependents } from '../subjects/index.js';
import { SubmissionsService } from '../submissions/index.js';
import {
  type ClosingDto,
  DATA_REQUEST_LIST,
  DATA_REQUEST_MODEL,
  type DataRequest,
  type DataRequestDto,
  toDataRequest,
} from './data-request.schema.js';
import { allIdsOf, PersonRecords } from './person-records.js';

const ENTITY = { entity: 'data-request' } as const;

/** The register of people's requests about their own data, with deadline and outcome. */
@Injectable()
export class DataRequestsService implements OnModuleInit {
  constructor(
    @InjectModel(DATA_REQUEST_MODEL) private readonly requests: Model<DataRequest>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly idempotency: IdempotencyService,
    private readonly submissions: SubmissionsService,
    private readonly records: PersonRecords,
    private readonly merges: FamilyMerges,
    private readonly dependents: Dependents,
  ) {}

  onModuleInit(): void {
    this.dependents.add({ recordLeft: (tx, id, family) => this.recordLeft(tx, id, family) });
  }

  /** What a family has asked for stays with it, and is not about a record that turns out to be somebody else's. */
  private async recordLeft(tx: Tx, id: string, family: string): Promise<void> {
    const { collection } = this.requests;
    const families = [family, ...(await this.merges.allInto(family))];
    for (const { _id, records } of await tx.find<DataRequest>(collection, { records: id })) {
      if (!records.some((each) => families.includes(each))) continue;
      await tx.update(collection, { _id }, { $set: { records: records.filter((each) => each !== id) } });
    }
  }

  async list(query: ListQuery, by: RequestUser) {
    const page = await findPage(this.requests, DATA_REQUEST_LIST, query, (row) => row);
    const people = await this.records.peopleByRecordId(page.rows.flatMap(({ records }) => records));
    const answers = page.rows.map((row) => {
      const known = row.records.find((id) => people.has(id));
      return toDataRequest(row, known === undefined ? undefined : people.get(known));
    });
    return this.audit.viewedPage(by, ENTITY, query, page.with(answers));
  }

  async open(personId: string, dto: DataRequestDto, key: Key, by: RequestUser) {
    const { kind, receivedAt } = dto;
    const today = new Date(dayOf(new Date()));
    const received = receivedAt ?? today;
    if (received > today) throw new ValidationError({ receivedAt: REFUSALS.dayToCome });
    const records = allIdsOf(await this.records.of(personId, true));
    const more = { kind, receivedAt: received, records, recordedBy: by.email };
    const once = { key, sent: dto, recordId: new Types.ObjectId(personId) };
    const request = new this.requests({ reference: this.submissions.newReference(), ...more });
    return this.idempotency.once(once, async (tx) => {
      await this.changes.create(request, by, { ...ENTITY, fields: ['kind'] }, tx);
      return toDataRequest(request);
    });
  }

  /** @throws PublicHttpException (409) where it is closed already */
  async close(id: string, { status, sentence }: ClosingDto, by: RequestUser) {
    const { _id } = await readOr404(this.requests, id);
    const closed = await this.move(_id, status, by, { sentence });
    if (closed === null) throw conflict(REFUSALS.dataRequestClosed);
    return toDataRequest(closed);
  }

  /** Closes the open requests of these people that an action on their page has just answered. */
  async answered(records: readonly string[], how: keyof typeof ANSWERED_BY, by: RequestUser): Promise<void> {
    const kind = trusted({ $in: [...ANSWERED_BY[how]] });
    const open = await this.requests.find({ ...aboutAny(records), status: 'open', kind }, '_id').lean<DataRequest[]>();
    for (const { _id } of open) await this.move(_id, 'done', by, { how });
  }

  /** The requests of these people, newest first. There are few in all, so every one is compared. */
  async about(records: readonly string[]) {
    const sort = { receivedAt: -1, _id: -1 } as const;
    const found = await this.requests.find(aboutAny(records)).sort(sort).lean<DataRequest[]>();
    return found.map((request) => toDataRequest(request));
  }

  async figures(): Promise<Record<'open' | RightsDue, number>> {
    const open = { status: 'open' } as const;
    const now = new Date();
    const due = RIGHTS_DUE.map(async (each) => {
      const { from, before } = rightsDueSpan(each, now);
      const receivedAt = trusted({ ...(from && { $gte: from }), $lt: before });
      return [each, await this.requests.countDocuments({ ...open, receivedAt })] as const;
    });
    const totals = await Promise.all([
      this.requests.countDocuments(open).then((total) => ['open', total] as const),
      ...due,
    ]);
    return Object.fromEntries(totals) as Record<'open' | RightsDue, number>;
  }

  private move(_id: DataRequest['_id'], to: ClosingDto['status'], by: RequestUser, more: object) {
    const closing = { closedAt: new Date(), closedBy: by.email, ...more };
    return this.changes.moveStatus(this.requests, { _id, status: 'open' }, to, by, ENTITY, closing);
  }
}

function aboutAny(records: readonly string[]) {
  return { records: trusted({ $in: [...records] }) };
}
