import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { AuditService } from '../audit/index.js';
import { keepProof, type Proven } from '../bookings/index.js';
import { unlinkAccounts } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { IdempotencyService } from '../idempotency/index.js';
import { UploadsService } from '../files/index.js';
import { NotesService } from '../notes/index.js';
import { MessagesService } from '../messages/index.js';
import { Subjects } from '../subjects/index.js';
import { DATA_REQUEST_MODEL, type DataRequest } from './data-request.schema.js';
import { type Erasure, ERASURE_MODEL } from './erasure.schema.js';
import { PERSON_LINK_MODEL, type PersonLink } from './person-link.schema.js';

interface Erased extends Partial<Omit<Proven, '_id'>> {
  readonly _id: Types.ObjectId;
  readonly [field: string]: unknown;
}

interface Removed {
  readonly count: number;
  /** Stored names of the CVs that go with the records. */
  readonly files: readonly string[];
}

/**
 * Removes records for good, and remembers which: their ids, which say nothing about anybody once the records are gone. A
 * backup that is restored may bring them back, so every start looks for them and removes them again.
 */
@Injectable()
export class Erasures {
  private readonly log = new Logger('Erasures');

  constructor(
    @InjectModel(ERASURE_MODEL) private readonly erasures: Model<Erasure>,
    @InjectModel(DATA_REQUEST_MODEL) private readonly requests: Model<DataRequest>,
    @InjectModel(PERSON_LINK_MODEL) private readonly links: Model<PersonLink>,
    @InjectConnection() private readonly connection: Connection,
    private readonly subjects: Subjects,
    private readonly messages: MessagesService,
    private readonly files: UploadsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly notes: NotesService,
    private readonly transactions: Transactions,
  ) {}

  async erase(records: readonly string[], reason: string, by: RequestUser): Promise<void> {
    const now = new Date();
    const _id = new Types.ObjectId();
    const erasure: Erasure = { _id, records: [...records], reason, by: by.email, createdAt: now, updatedAt: now };
    const erased = this.audit.recording(by, { action: 'erased', entity: 'person', count: records.length });
    const { files } = await this.transactions.run(async (tx) => {
      await tx.insert(this.erasures.collection, erasure);
      await erased(tx);
      return this.remove(tx, erasure);
    });
    await this.removeFiles(files);
  }

  /** @returns how many records that were erased before are gone again */
  async eraseAgain(): Promise<number> {
    let count = 0;
    for await (const erasure of this.erasures.find().lean<Erasure>().cursor()) {
      const removed = await this.transactions.run((tx) => this.remove(tx, erasure));
      await this.removeFiles(removed.files);
      count += removed.count;
    }
    if (count > 0) this.log.warn(`Erased again, as they had been before: ${count} records.`);
    return count;
  }

  private async remove(tx: Tx, erasure: Erasure): Promise<Removed> {
    const ids = erasure.records;
    const removed: Removed[] = [];
    for (const entity of SUBJECT_ENTITIES) removed.push(await this.removeFrom(tx, entity, ids));
    await this.messages.removal(...ids)(tx);
    await this.notes.removal(...ids)(tx);
    await this.subjects.removal(...ids)(tx);
    await this.idempotency.forget(tx, ids.map(toObjectId));
    await unlinkAccounts(this.connection, ids)(tx);
    await this.closeRequests(tx, erasure);
    await this.forgetLinks(tx, ids);
    await this.audit.forget(tx, ids);
    return {
      count: removed.reduce((sum, { count }) => sum + count, 0),
      files: removed.flatMap(({ files }) => files),
    };
  }

  /** Removes the files. If a crash leaves some behind, retention removes them, because no record names them any more. */
  private async removeFiles(cvs: readonly string[]): Promise<void> {
    for (const cv of cvs) await this.files.removeCv(cv);
  }

  /**
   * Removes the ids from the register, which keeps what was asked for, when, and that it was done. As long as the person has
   * other records, the request stays open until an administrator closes it.
   */
  private async closeRequests(tx: Tx, { records: erased, by, createdAt }: Erasure): Promise<void> {
    const requests = this.requests.collection;
    const done = { status: 'done', how: 'erased', closedAt: createdAt, closedBy: by } as const;
    for (const { _id, records } of await tx.find<DataRequest>(requests, { records: { $in: erased } })) {
      const left = await this.stillThere(tx, without(records, erased));
      if (left.length > 0) await tx.update(requests, { _id }, { $set: { records: left } });
      else {
        await tx.update(requests, { _id, status: 'open' }, { $set: done });
        await tx.update(requests, { _id }, { $set: { records: [] }, $unset: { sentence: 1 } });
      }
    }
  }

  private async stillThere(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const same = { _id: { $in: ids.map(toObjectId) } };
    const found: string[] = [];
    for (const entity of SUBJECT_ENTITIES) {
      const { collection } = this.subjects.model(entity);
      const there = await tx.find<Pick<Erased, '_id'>>(collection, same, { _id: 1 });
      found.push(...there.map(({ _id }) => String(_id)));
    }
    return found;
  }

  /** Removes links that no longer have records on both sides. */
  private async forgetLinks(tx: Tx, erased: readonly string[]): Promise<void> {
    const links = this.links.collection;
    const any = { $in: [...erased] };
    const found = await tx.find<PersonLink>(links, { $or: [{ records: any }, { one: any }, { other: any }] });
    for (const { _id, records, one, other } of found) {
      const left = { records: without(records, erased), one: without(one, erased), other: without(other, erased) };
      const holds = left.records.length > 1 || (left.one.length > 0 && left.other.length > 0);
      if (holds) await tx.update(links, { _id }, { $set: left });
      else await tx.delete(links, { _id });
    }
  }

  private async removeFrom(tx: Tx, entity: SubjectEntity, ids: readonly string[]): Promise<Removed> {
    const { where, cv } = this.subjects.of(entity);
    const records = this.subjects.model(entity).collection;
    const same = { ...where, _id: { $in: ids.map(toObjectId) } };
    const proven = { consentVersion: 1, consentLanguage: 1, consentBy: 1, createdAt: 1 } as const;
    const found = await tx.find<Erased>(records, same, { ...proven, ...(cv && { [cv]: 1 }) });
    for (const record of found) await keepProof(this.connection, record)(tx);
    if (found.length > 0) await tx.deleteMany(records, same);
    const files = found.flatMap((record) => (cv && typeof record[cv] === 'string' ? [record[cv]] : []));
    return { count: found.length, files };
  }
}

const toObjectId = (id: string): Types.ObjectId => new Types.ObjectId(id);

function without(ids: readonly string[] = [], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}
