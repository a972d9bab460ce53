import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Collection, type Connection, Types } from 'mongoose';
import type { Audited } from '#contract/audit';
import { SUBJECT_ENTITIES, type SubjectEntity } from '#contract/subjects';
import { AuditService, type NewEvent, OPERATOR } from '../audit/index.js';
import { BOOKING_MODEL, keepProof, type ConsentOfBooking } from '../bookings/index.js';
import { Transactions, type Tx } from '../database/index.js';
import { FamilyMerges } from '../families/index.js';
import { FileStore } from '../files/index.js';
import { MessagesService } from '../messages/index.js';
import { NotesService } from '../notes/index.js';
import { Dependents, Subjects } from '../subjects/index.js';
import { USER_MODEL } from '../users/index.js';
import { overBefore } from './period.js';
import type { EmptyRule, EntryRule, FileRule, LeftoverRule, RecordRule, Rule } from './rules.js';

interface Overdue extends Partial<Omit<ConsentOfBooking, '_id'>> {
  readonly _id: Types.ObjectId;
  readonly date: Date;
}
interface Leftover {
  readonly _id: Types.ObjectId;
  readonly entity: SubjectEntity;
  readonly recordId: string;
  readonly createdAt: Date;
}
type WithEntries = { readonly _id: Types.ObjectId } & Partial<Readonly<Record<string, readonly { since: Date }[]>>>;

const BATCH_SIZE = 100;

/** Finds and removes records that have been kept longer than the rules allow. */
@Injectable()
export class RetentionService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly subjects: Subjects,
    private readonly files: FileStore,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly notes: NotesService,
    private readonly messages: MessagesService,
    private readonly dependents: Dependents,
    private readonly merges: FamilyMerges,
  ) {}

  /** Counts what a rule would remove, without removing it. */
  async due(rule: Rule, now: Date): Promise<{ count: number; oldest: Date | undefined }> {
    let count = 0;
    let oldest: Date | undefined;
    for await (const { date } of this.overdue(rule, overBefore(rule.keep, now))) {
      count += 1;
      if (oldest === undefined || date < oldest) oldest = date;
    }
    return { count, oldest };
  }

  /**
   * Removes expired records, a hundred at a time. Records that were removed or changed in the meantime are left alone.
   * @param signal ends it early; the rest is removed next time
   * @returns how many were removed
   */
  async remove(rule: Rule, now: Date, signal?: AbortSignal): Promise<number> {
    const before = overBefore(rule.keep, now);
    let removed = 0;
    let batch: Overdue[] = [];
    const removeBatch = async () => {
      if (batch.length > 0) removed += await this.removeAll(rule, before, batch);
      batch = [];
    };
    for await (const one of this.overdue(rule, before)) {
      batch.push(one);
      if (batch.length === BATCH_SIZE) await removeBatch();
      if (signal?.aborted) return removed;
    }
    await removeBatch();
    return removed;
  }

  private overdue(rule: Rule, before: Date): AsyncGenerator<Overdue> {
    if ('bucket' in rule) return this.unnamedFiles(rule, before);
    if ('entries' in rule) return this.withOldEntries(rule, before);
    if ('namedBy' in rule) return this.empty(rule, before);
    return 'isLeftover' in rule ? this.leftovers(rule, before) : this.oldRecords(rule, before);
  }

  /** Removes them in one transaction, with the event that says so. */
  private async removeAll(rule: Rule, before: Date, batch: readonly Overdue[]): Promise<number> {
    if ('bucket' in rule) {
      await this.audit.record(OPERATOR, this.expired(rule, 'file', batch.length));
      await this.files.removeStored(
        rule.bucket,
        batch.map(({ _id }) => _id),
      );
      return batch.length;
    }
    return this.transactions.run(async (tx) => {
      const removed = await this.removeFrom(tx, rule, before, batch);
      if (removed > 0) await this.audit.recording(OPERATOR, this.expired(rule, rule.entity, removed))(tx);
      return removed;
    });
  }

  private expired({ name }: Rule, entity: Audited, count: number): NewEvent {
    return { action: 'expired', entity, rule: name, count };
  }

  private async removeFrom(
    tx: Tx,
    rule: Exclude<Rule, FileRule>,
    before: Date,
    batch: readonly Overdue[],
  ): Promise<number> {
    if ('entries' in rule) return this.removeEntries(tx, rule, before, batch);
    if ('namedBy' in rule) return this.removeEmpty(tx, rule, before, batch);
    const _id = { $in: batch.map((one) => one._id) };
    if ('isLeftover' in rule) return tx.deleteMany(this.stored(rule), { _id });
    const gone = await tx.find<Pick<Overdue, '_id'>>(
      this.stored(rule),
      { ...overdueBy(rule, before), _id },
      { _id: 1 },
    );
    const ids = gone.map((record) => String(record._id));
    if (rule.model === BOOKING_MODEL) {
      await this.dependents.bookingsGone(tx, ids);
      for (const booking of batch) if (ids.includes(String(booking._id))) await keepProof(this.connection, booking)(tx);
    }
    if (SUBJECT_ENTITIES.some((entity) => entity === rule.entity)) {
      await this.notes.removal(...ids)(tx);
      await this.messages.removal(...ids)(tx);
    }
    if (rule.model === USER_MODEL) {
      await this.dependents.accountsGone(tx, ids);
      await this.audit.forget(tx, ids);
    }
    return tx.deleteMany(this.stored(rule), { _id: { $in: gone.map((record) => record._id) } });
  }

  private async *leftovers(rule: LeftoverRule, before: Date): AsyncGenerator<Overdue> {
    const old = this.stored(rule).find<Leftover>({ createdAt: { $lt: before } });
    for await (const { _id, entity, recordId, createdAt: date } of old) {
      const subject = { _id: new Types.ObjectId(recordId) };
      if (!(await isThere(this.subjects.model(entity).collection, subject))) yield { _id, date };
    }
  }

  private async *empty(rule: EmptyRule, before: Date): AsyncGenerator<Overdue> {
    const old = this.stored(rule).find({ updatedAt: { $lt: before } });
    for await (const { _id, updatedAt: date } of old.project<{ _id: Types.ObjectId; updatedAt: Date }>({
      updatedAt: 1,
    })) {
      const naming = rule.namedBy.map(({ field, ...holder }) => isThere(this.stored(holder), { [field]: String(_id) }));
      if (!(await Promise.all(naming)).includes(true)) yield { _id, date };
    }
  }

  /** Leaves records that something was added to meanwhile, because that changes them. */
  private async removeEmpty(tx: Tx, rule: EmptyRule, before: Date, batch: readonly Overdue[]): Promise<number> {
    const ids = { _id: { $in: batch.map((one) => one._id) } };
    const gone = { ...ids, updatedAt: { $lt: before } };
    const found = await tx.find<Pick<Overdue, '_id'>>(this.stored(rule), gone, { _id: 1 });
    await this.merges.forget(
      tx,
      found.map(({ _id }) => String(_id)),
    );
    return tx.deleteMany(this.stored(rule), gone);
  }

  private async *withOldEntries({ entries, ...rule }: EntryRule, before: Date): AsyncGenerator<Overdue> {
    const records = this.stored(rule).find({ [`${entries}.since`]: { $lt: before } });
    for await (const { _id, [entries]: list } of records.project<WithEntries>({ [entries]: 1 })) {
      yield { _id, date: list?.[0]?.since ?? before };
    }
  }

  /** @returns in how many records */
  private async removeEntries(
    tx: Tx,
    { entries, ...rule }: EntryRule,
    before: Date,
    batch: readonly Overdue[],
  ): Promise<number> {
    const records = this.stored(rule);
    let removed = 0;
    for (const { _id } of batch) {
      const list = (await tx.findOne<WithEntries>(records, { _id }))?.[entries] ?? [];
      const left = list.filter(({ since }) => since >= before);
      if (left.length === list.length) continue;
      await tx.update(records, { _id }, left.length > 0 ? { $set: { [entries]: left } } : { $unset: { [entries]: 1 } });
      removed += 1;
    }
    return removed;
  }

  private async *oldRecords(rule: RecordRule, before: Date): AsyncGenerator<Overdue> {
    const [date] = rule.from;
    const shown = { [date]: 1, createdAt: 1, consentVersion: 1, consentLanguage: 1, consentBy: 1 } as const;
    const records = this.stored(rule).find(overdueBy(rule, before));
    for await (const record of records.project<Overdue & Record<string, Date>>(shown)) {
      yield { ...record, date: record[date] ?? before };
    }
  }

  /** A file is stored before the record that names it, so new ones are kept. */
  private async *unnamedFiles({ bucket, namedBy }: FileRule, before: Date): AsyncGenerator<Overdue> {
    for await (const { _id, name, date } of this.files.storedBefore(bucket, before)) {
      const naming = namedBy.map(({ field, prefix = '', ...holder }) =>
        isThere(this.stored(holder), { [field]: prefix + (name ?? '') }),
      );
      if (name === undefined || !(await Promise.all(naming)).includes(true)) yield { _id, date };
    }
  }

  private stored({ model }: Pick<RecordRule, 'model'>): Collection {
    return this.connection.model(model).collection;
  }
}

async function isThere(collection: Collection, where: object): Promise<boolean> {
  return (await collection.findOne(where, { projection: { _id: 1 } })) !== null;
}

/** A condition that all dates of the record lie before that moment. */
function overdueBy({ where, from: [first, ...others] }: RecordRule, before: Date) {
  const passed = others.map((date) => ({ $or: [{ [date]: null }, { [date]: { $lt: before } }] }));
  return { ...where, [first]: { $lt: before }, ...(passed.length > 0 && { $and: passed }) };
}
