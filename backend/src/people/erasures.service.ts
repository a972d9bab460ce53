import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { REQUEST_ENTITIES, SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { AuditService } from '../audit/index.js';
import { keepProof, type ConsentOfBooking } from '../bookings/index.js';
import { TeacherProfiles } from '../categories/index.js';
import type { RequestUser } from '../common/access/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { type Family, FAMILY_MODEL, FamilyMerges } from '../families/index.js';
import { IdempotencyService } from '../idempotency/index.js';
import { FileStore } from '../files/index.js';
import { NotesService } from '../notes/index.js';
import { MessagesService } from '../messages/index.js';
import { Dependents, familyIn, Subjects } from '../subjects/index.js';
import { DATA_REQUEST_MODEL, type DataRequest } from './data-request.schema.js';
import { type Erasure, ERASURE_MODEL } from './erasure.schema.js';

interface Erased extends Partial<Omit<ConsentOfBooking, '_id'>> {
  readonly _id: Types.ObjectId;
  readonly [field: string]: unknown;
}

interface Removed {
  readonly count: number;
  /** Stored names of the CVs that go with the records. */
  readonly files: readonly string[];
  /** The families that the records belonged to. */
  readonly families: readonly string[];
  readonly references: readonly string[];
}
type Gone = Pick<Removed, 'count' | 'files'>;

const THEMSELVES = { reason: 'They removed it themselves.', by: 'themselves' } as const;
const NOTHING: Gone = { count: 0, files: [] };

/**
 * Removes records for good, and remembers which: their ids, which say nothing about anybody once the records are gone. A
 * backup that is restored may bring them back, so every start looks for them and removes them again. That holds too for
 * what people have removed themselves; but what the office has deleted, a backup may have to bring back.
 */
@Injectable()
export class Erasures implements OnModuleInit {
  private readonly log = new Logger('Erasures');

  constructor(
    @InjectModel(ERASURE_MODEL) private readonly erasures: Model<Erasure>,
    @InjectModel(DATA_REQUEST_MODEL) private readonly requests: Model<DataRequest>,
    @InjectModel(FAMILY_MODEL) private readonly families: Model<Family>,
    @InjectConnection() private readonly connection: Connection,
    private readonly subjects: Subjects,
    private readonly messages: MessagesService,
    private readonly files: FileStore,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly merges: FamilyMerges,
    private readonly notes: NotesService,
    private readonly dependents: Dependents,
    private readonly profiles: TeacherProfiles,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.dependents.add({
      ownRemoved: (tx, id) => tx.insert(this.erasures.collection, erasureOf({ ...THEMSELVES, records: [id] })),
    });
  }

  /**
   * @param families the family all of whose records these are, which goes with them, and those that were added to it: a
   * restored backup may bring these back as they were
   */
  async erase(records: readonly string[], reason: string, by: RequestUser, families: readonly string[]): Promise<void> {
    const erasure = erasureOf({ records: [...records, ...families], reason, by: by.email });
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
      const removed = await this.transactions.run((tx) => this.removeAgain(tx, erasure));
      await this.removeFiles(removed.files);
      count += removed.count;
    }
    if (count > 0) this.log.warn(`Erased again, as they had been before: ${count} records.`);
    return count;
  }

  /** What people have removed themselves leaves a confirmation, which is theirs as long as the record does not come back. */
  private async removeAgain(tx: Tx, erasure: Erasure): Promise<Gone> {
    const isKept = erasure.by === THEMSELVES.by && (await this.stillThere(tx, erasure.records)).length === 0;
    return isKept ? NOTHING : this.remove(tx, erasure);
  }

  private async remove(tx: Tx, erasure: Erasure): Promise<Gone> {
    const ids = erasure.records;
    const removed: Removed[] = [];
    for (const entity of SUBJECT_ENTITIES) removed.push(await this.removeFrom(tx, entity, ids));
    await this.messages.removal(...ids)(tx);
    const references = removed.flatMap((one) => one.references);
    if (references.length > 0) await this.messages.forgetReferences(references)(tx);
    await this.notes.removal(...ids)(tx);
    await this.dependents.bookingsGone(tx, ids);
    await this.idempotency.forget(tx, ids.map(toObjectId));
    await this.dependents.accountsGone(tx, ids);
    await this.profiles.unlink(ids)(tx);
    await this.removeFamilies(
      tx,
      ids,
      removed.flatMap(({ families }) => families),
    );
    await this.closeRequests(tx, erasure);
    await this.audit.forget(tx, ids);
    return {
      count: removed.reduce((sum, { count }) => sum + count, 0),
      files: removed.flatMap(({ files }) => files),
    };
  }

  /**
   * Removes the families that are named, unless another administrator has added a record to one of them meanwhile. How the
   * others were merged is forgotten: what was erased cannot be brought back.
   */
  private async removeFamilies(tx: Tx, named: readonly string[], touched: readonly string[]): Promise<void> {
    await this.merges.forget(tx, [...named, ...touched]);
    const { collection } = this.families;
    for (const { _id } of await tx.find<Pick<Family, '_id'>>(collection, { _id: { $in: named.map(toObjectId) } })) {
      if (!(await this.hasRecords(tx, String(_id)))) await tx.delete(collection, { _id });
    }
  }

  private async hasRecords(tx: Tx, family: string): Promise<boolean> {
    for (const entity of REQUEST_ENTITIES) {
      if ((await tx.findOne(this.subjects.model(entity).collection, { family }, { _id: 1 })) !== null) return true;
    }
    return false;
  }

  /** Removes the files. If a crash leaves some behind, retention removes them, because no record names them any more. */
  private async removeFiles(cvs: readonly string[]): Promise<void> {
    for (const cv of cvs) await this.files.remove('cvs', cv);
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
    const subjects = SUBJECT_ENTITIES.map((entity) => this.subjects.model(entity).collection);
    for (const collection of [...subjects, this.families.collection]) {
      const there = await tx.find<Pick<Erased, '_id'>>(collection, same, { _id: 1 });
      found.push(...there.map(({ _id }) => String(_id)));
    }
    return found;
  }

  private async removeFrom(tx: Tx, entity: SubjectEntity, ids: readonly string[]): Promise<Removed> {
    const { where, cv } = this.subjects.of(entity);
    const records = this.subjects.model(entity).collection;
    const same = { ...where, _id: { $in: ids.map(toObjectId) } };
    const read = {
      family: 1,
      reference: 1,
      consentVersion: 1,
      consentLanguage: 1,
      consentBy: 1,
      createdAt: 1,
    } as const;
    const found = await tx.find<Erased>(records, same, { ...read, ...(cv && { [cv]: 1 }) });
    for (const record of found) await keepProof(this.connection, record)(tx);
    if (found.length > 0) await tx.deleteMany(records, same);
    const files = found.flatMap((record) => (cv && typeof record[cv] === 'string' ? [record[cv]] : []));
    const families = found.flatMap((record) => familyIn(record) ?? []);
    const references = found.flatMap(({ reference }) => (typeof reference === 'string' ? [reference] : []));
    return { count: found.length, files, families, references };
  }
}

function erasureOf(erased: Pick<Erasure, 'records' | 'reason' | 'by'>): Erasure {
  const now = new Date();
  return { _id: new Types.ObjectId(), ...erased, createdAt: now, updatedAt: now };
}

const toObjectId = (id: string): Types.ObjectId => new Types.ObjectId(id);

function without(ids: readonly string[], gone: readonly string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}
