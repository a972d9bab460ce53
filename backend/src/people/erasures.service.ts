import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { AuditService } from '../audit/index.js';
import { keepProof, type Proven } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { IdempotencyService, type WithIdempotency } from '../common/idempotency/index.js';
import { pendingEventFields, PendingEvents } from '../common/pending-events/index.js';
import { SUBJECTS, type Subject } from '../common/subjects.js';
import { UploadsService } from '../files/index.js';
import type { DataRequest } from './data-request.schema.js';
import { type Erasure, ERASURE_MODEL } from './erasure.schema.js';
import type { PersonLink } from './person-link.schema.js';

interface Erased extends Partial<Omit<Proven, '_id'>>, WithIdempotency {
  readonly _id: Types.ObjectId;
  readonly cv?: string;
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
    @InjectConnection() private readonly connection: Connection,
    private readonly files: UploadsService,
    private readonly idempotency: IdempotencyService,
    private readonly pending: PendingEvents,
    private readonly audit: AuditService,
  ) {}

  async erase(records: readonly string[], reason: string, by: RequestUser): Promise<void> {
    const event = this.audit.eventOf(by, { action: 'erased', entity: 'person', count: records.length });
    const pending = pendingEventFields([{ destination: 'audit', event }]);
    const erasure = await this.erasures.create({ records: [...records], reason, by: by.email, ...pending });
    await this.pending.deliverSoon(this.erasures.collection, erasure._id);
    await this.remove(erasure.toObject<Erasure>());
  }

  /** @returns how many records that were erased before are gone again */
  async eraseAgain(): Promise<number> {
    let count = 0;
    for await (const erasure of this.erasures.find().lean<Erasure>().cursor()) count += await this.remove(erasure);
    if (count > 0) this.log.warn(`Erased again, as they had been before: ${count} records.`);
    return count;
  }

  private async remove(erasure: Erasure): Promise<number> {
    const ids = erasure.records;
    let count = 0;
    for (const subject of Object.values(SUBJECTS)) count += await this.removeFrom(subject, ids);
    // Events of these records may have been delivered meanwhile.
    await this.pending.flush();
    for (const name of ['outbox', 'notes']) {
      await this.connection.collection(name).deleteMany({ recordId: { $in: [...ids] } });
    }
    await this.closeRequests(erasure);
    await this.forgetLinks(ids);
    // Of what applicants did themselves the audit keeps that it was done.
    await this.connection.collection('audits').updateMany({ actor: { $in: [...ids] } }, { $unset: { who: 1 } });
    return count;
  }

  /**
   * The register keeps what was asked for when, and that it was done: nothing that leads to the person. As long as other
   * records of theirs are there, an administrator says what became of it.
   */
  private async closeRequests({ records: erased, by, createdAt }: Erasure): Promise<void> {
    const requests = this.connection.collection<Pick<DataRequest, '_id' | 'records' | 'status'>>('datarequests');
    const done = { status: 'done', how: 'erased', closedAt: createdAt, closedBy: by } as const;
    for (const { _id, records } of await requests.find({ records: { $in: erased } }).toArray()) {
      const left = await this.stillThere(without(records, erased));
      if (left.length > 0) await requests.updateOne({ _id }, { $set: { records: left } });
      else {
        await requests.updateOne({ _id, status: 'open' }, { $set: done });
        await requests.updateOne({ _id }, { $set: { records: [] }, $unset: { sentence: 1 } });
      }
    }
  }

  private async stillThere(ids: readonly string[]): Promise<string[]> {
    const same = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const found = await Promise.all(
      Object.values(SUBJECTS).map(({ collection }: Subject) =>
        this.connection
          .collection(collection)
          .find(same, { projection: { _id: 1 } })
          .toArray(),
      ),
    );
    return found.flat().map(({ _id }) => String(_id));
  }

  /** A link, or that two are different people, holds as long as records of both are left. */
  private async forgetLinks(erased: readonly string[]): Promise<void> {
    const links = this.connection.collection<Pick<PersonLink, '_id' | 'records' | 'one' | 'other'>>('personlinks');
    const any = { $in: [...erased] };
    const found = await links.find({ $or: [{ records: any }, { one: any }, { other: any }] }).toArray();
    for (const { _id, records, one, other } of found) {
      const left = { records: without(records, erased), one: without(one, erased), other: without(other, erased) };
      const holds = left.records.length > 1 || (left.one.length > 0 && left.other.length > 0);
      if (holds) await links.updateOne({ _id }, { $set: left });
      else await links.deleteOne({ _id });
    }
  }

  private async removeFrom({ collection, where }: Subject, ids: readonly string[]): Promise<number> {
    const records = this.connection.collection(collection);
    const same = { ...where, _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const projection = { cv: 1, consentVersion: 1, consentLanguage: 1, consentBy: 1, createdAt: 1, idempotency: 1 };
    const found = await records.find<Erased>(same, { projection }).toArray();
    if (found.length === 0) return 0;
    for (const record of found) {
      await keepProof(this.connection, record);
      await this.idempotency.spendWithoutAnswer(record.idempotency);
    }
    await records.deleteMany(same);
    for (const { cv } of found) if (cv !== undefined) await this.files.removeCv(cv);
    return found.length;
  }
}

function without(ids: readonly string[] = [], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}
