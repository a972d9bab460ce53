import type { Connection, Model } from 'mongoose';
import type { SubjectEntity } from '#contract/subjects';
import type { Step, Tx } from '../database/index.js';
import type { BookingPlace } from './dependents.js';
import type { Subject, SubjectRecord, SubjectTable } from './subject.js';

/** Records that belong to a subject's record and go with it. */
export interface AttachedRecords {
  /** The name of their Mongoose model. */
  readonly model: string;
  /** The field that names the record they belong to. */
  readonly field: string;
  /** The fields that they copy from the booking they belong to. */
  readonly copies: readonly (keyof BookingPlace)[];
}

/** Every subject with its model, for modules that cannot import those that own them. */
export class Subjects {
  constructor(
    private readonly connection: Connection,
    private readonly table: SubjectTable,
    private readonly attached: readonly AttachedRecords[],
  ) {}

  of(entity: SubjectEntity): Subject {
    return this.table[entity];
  }

  /** @throws MissingSchemaError where the module that owns it is not part of the process, as in some commands */
  model(entity: SubjectEntity): Model<SubjectRecord> {
    return this.connection.model<SubjectRecord>(this.table[entity].model);
  }

  /** Finds what belongs to records, by collection and oldest first. */
  async belonging(recordIds: readonly string[]): Promise<Readonly<Record<string, readonly object[]>>> {
    const found: Record<string, readonly object[]> = {};
    for (const { model, field } of this.attached) {
      const { collection } = this.connection.model(model);
      const records = collection.find({ [field]: { $in: recordIds } }).sort({ createdAt: 1, _id: 1 });
      found[collection.collectionName] = await records.toArray();
    }
    return found;
  }

  /** Deletes what belongs to records, in the transaction that deletes those. */
  removal(...recordIds: readonly string[]): Step {
    return async (tx) => {
      for (const { model, field } of this.attached) {
        await tx.deleteMany(this.connection.model(model).collection, { [field]: { $in: recordIds } });
      }
    };
  }

  async isAttachedTo(tx: Tx, recordId: string): Promise<boolean> {
    for (const { model, field } of this.attached) {
      const { collection } = this.connection.model(model);
      if ((await tx.findOne(collection, { [field]: recordId }, { _id: 1 })) !== null) return true;
    }
    return false;
  }

  /** Moves what belongs to a booking to another family and child, with the booking. */
  async moveAttached(tx: Tx, recordId: string, to: BookingPlace): Promise<void> {
    for (const { model, field, copies } of this.attached) {
      const $set = Object.fromEntries(copies.flatMap((copy) => (to[copy] === undefined ? [] : [[copy, to[copy]]])));
      await tx.updateMany(this.connection.model(model).collection, { [field]: recordId }, { $set });
    }
  }
}
