import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, trusted, Types } from 'mongoose';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { AuditService } from '../audit/index.js';
import { keepProof, type Proven } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import { IdempotencyService, type WithIdempotency } from '../common/idempotency/index.js';
import { pendingEventFields, PendingEvents } from '../common/pending-events/index.js';
import { UploadsService } from '../files/index.js';
import { type Note, NOTE_MODEL } from '../notes/index.js';
import { OutboxService } from '../outbox/index.js';
import { Subjects } from '../subjects/index.js';
import { DATA_REQUEST_MODEL, type DataRequest } from './data-request.schema.js';
import { type Erasure, ERASURE_MODEL } from './erasure.schema.js';
import { PERSON_LINK_MODEL, type PersonLink } from './person-link.schema.js';

interface Erased extends Partial<Omit<Proven, '_id'>>, WithIdempotency {
  readonly _id: Types.ObjectId;
  readonly [field: string]: unknown;
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
    @InjectModel(NOTE_MODEL) private readonly notes: Model<Note>,
    @InjectConnection() private readonly connection: Connection,
    private readonly subjects: Subjects,
    private readonly outbox: OutboxService,
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
    for (const entity of SUBJECT_ENTITIES) count += await this.removeFrom(entity, ids);
    // Events of these records may have been delivered meanwhile.
    await this.pending.flush();
    await this.outbox.forget(ids);
    await this.notes.deleteMany({ recordId: trusted({ $in: [...ids] }) });
    await this.closeRequests(erasure);
    await this.forgetLinks(ids);
    await this.audit.forget(ids);
    return count;
  }

  /**
   * The register keeps what was asked for when, and that it was done: nothing that leads to the person. As long as other
   * records of theirs are there, an administrator says what became of it.
   */
  private async closeRequests({ records: erased, by, createdAt }: Erasure): Promise<void> {
    const requests = this.requests.collection;
    const done = { status: 'done', how: 'erased', closedAt: createdAt, closedBy: by } as const;
    for (const { _id, records } of await requests.find<DataRequest>({ records: { $in: erased } }).toArray()) {
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
      SUBJECT_ENTITIES.map((entity) =>
        this.subjects
          .model(entity)
          .collection.find(same, { projection: { _id: 1 } })
          .toArray(),
      ),
    );
    return found.flat().map(({ _id }) => String(_id));
  }

  /** A link, or that two are different people, holds as long as records of both are left. */
  private async forgetLinks(erased: readonly string[]): Promise<void> {
    const links = this.links.collection;
    const any = { $in: [...erased] };
    const found = await links.find<PersonLink>({ $or: [{ records: any }, { one: any }, { other: any }] }).toArray();
    for (const { _id, records, one, other } of found) {
      const left = { records: without(records, erased), one: without(one, erased), other: without(other, erased) };
      const holds = left.records.length > 1 || (left.one.length > 0 && left.other.length > 0);
      if (holds) await links.updateOne({ _id }, { $set: left });
      else await links.deleteOne({ _id });
    }
  }

  private async removeFrom(entity: SubjectEntity, ids: readonly string[]): Promise<number> {
    const { where, cv } = this.subjects.of(entity);
    const records = this.subjects.model(entity).collection;
    const same = { ...where, _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const proven = { consentVersion: 1, consentLanguage: 1, consentBy: 1, createdAt: 1, idempotency: 1 } as const;
    const projection = { ...proven, ...(cv && { [cv]: 1 }) };
    const found = await records.find<Erased>(same, { projection }).toArray();
    if (found.length === 0) return 0;
    for (const record of found) {
      await keepProof(this.connection, record);
      await this.idempotency.spendWithoutAnswer(record.idempotency);
    }
    await records.deleteMany(same);
    for (const record of found) {
      const name = cv && record[cv];
      if (typeof name === 'string') await this.files.removeCv(name);
    }
    return found.length;
  }
}

function without(ids: readonly string[] = [], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}
