import { Injectable, NotFoundException } from '@nestjs/common';
import type { Collection, HydratedDocument, Model, Types } from 'mongoose';
import type { Audited } from '#contract/audit';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { ADMIN_ROLE } from '#contract/users';
import {
  changedMeanwhile,
  type IfMatchValue,
  isPreconditionFailed,
  nextVersion,
  sameVersion,
} from '../common/if-match.js';
import { type Step, Transactions, type Tx } from '../database/index.js';
import { refuseWithdrawn, WITHDRAWN, type WithWithdrawal } from '../subjects/index.js';
import { type Actor, AuditService, type Changed, type NewEvent } from './audit.service.js';

interface Kept {
  readonly _id: Types.ObjectId;
  readonly updatedAt: Date;
  readonly status?: string;
  readonly [WITHDRAWN]?: Date | null;
}
type Stored = HydratedDocument<{ updatedAt: Date }>;
type FilterById = { readonly _id: Types.ObjectId } & Readonly<Record<string, unknown>>;

/** The part of an event that a service adds; the rest follows from the record. */
type About = Pick<NewEvent, 'entity' | 'kind'> &
  Partial<Pick<NewEvent, 'action' | 'fields'>> & {
    /** Written in the same transaction: the message to the person whom the change concerns, for instance. */
    readonly also?: Step | readonly Step[] | undefined;
  };

/** Records of these kinds are about families, applicants and children. */
const ABOUT_PEOPLE: readonly Audited[] = [...SUBJECT_ENTITIES, 'family', 'goal'];

/** Validates changed fields only: a value that an older rule accepted must not block a change of another field. */
const ONLY_CHANGES = { validateModifiedOnly: true } as const;

/**
 * Changes of records that are recorded in the audit: record, event and what else belongs to the change are written in one
 * transaction. Each method can be part of a larger one, which is passed as `tx`.
 */
@Injectable()
export class AuditedChanges {
  constructor(
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  async create(record: Stored, by: Actor, { also, ...about }: About, tx?: Tx): Promise<void> {
    await record.validate();
    const now = new Date();
    record.set({ createdAt: now, updatedAt: now });
    const document = record.toBSON();
    const event = this.creation(record, by, about);
    await this.within(tx, async (open) => {
      await open.insert(record.collection, document);
      await take([also, event], open);
    });
  }

  /** Records that a record was made, in the transaction that stores it. */
  creation(record: { readonly _id: Types.ObjectId }, by: Actor, about: Omit<About, 'also'>): Step {
    return this.event(record, by, { action: 'created', ...about });
  }

  /**
   * Changes a record. If nothing differs, nothing is written, neither an event nor a message; but somebody signed in is answered
   * with a record about other people, which is a look at it.
   * @param ifMatch the version that the change is about
   * @returns the record as it was before
   * @throws PublicHttpException (412) if the record now has another version; NotFoundException if it is gone and the
   * sender named no version
   */
  async update<T extends { updatedAt: Date }>(
    record: HydratedDocument<T>,
    changes: object,
    by: Actor,
    { also, ...about }: About,
    ifMatch?: IfMatchValue,
    tx?: Tx,
  ): Promise<T> {
    const where = { ...record.$where, _id: record._id } as FilterById;
    record.set(changes);
    const fields = about.fields ?? record.directModifiedPaths().filter((path) => path !== 'updatedAt');
    // A hook of the schema may change more: that follows from the change, and is not named.
    await record.validate(undefined, ONLY_CHANGES);
    const to = record.get('status') as string | undefined;
    // Computed once: the transaction may be run again, and must not depend on the state of the document.
    const { $set, ...update } = record.$getChanges() as { readonly $set?: object };
    const work = async (open: Tx): Promise<[T, Date]> => {
      const found = await open.findOne<T & Kept>(record.collection, where);
      if (found === null) throw ifMatch === undefined ? new NotFoundException() : changedMeanwhile();
      // Only a change of that field itself lifts the withdrawal.
      if (!(WITHDRAWN in changes)) refuseWithdrawn(found[WITHDRAWN]);
      sameVersion(found, ifMatch);
      if ($set === undefined && Object.keys(update).length === 0) return [found, found.updatedAt];
      const at = nextVersion(found);
      await open.update(record.collection, { _id: record._id }, { ...update, $set: { ...$set, updatedAt: at } });
      if (fields.length === 0) return [found, at];
      const moved = found.status === to ? {} : { from: String(found.status), to: String(to) };
      await take([also, this.event(record, by, { action: 'updated', ...about, fields, ...moved })], open);
      return [found, at];
    };
    const id = String(record._id);
    const [before, updatedAt] = await this.ofVersion([id], by, ifMatch, () => this.within(tx, work));
    record.set({ updatedAt });
    const isEvent = fields.length > 0 && ($set !== undefined || Object.keys(update).length > 0);
    if (!isEvent && by.id !== undefined && by.id !== id && ABOUT_PEOPLE.includes(about.entity)) {
      const { booking } = record.toObject<{ booking?: string }>();
      this.audit.viewed(by, { entity: about.entity, kind: about.kind, recordId: id }, [], booking ? [booking] : []);
    }
    return before;
  }

  /**
   * Sets the status of the record that meets a condition.
   * @param more other fields that are set with it
   * @returns the changed record; `null` if the condition does not hold
   * @throws PublicHttpException (409) if its person has withdrawn their consent
   */
  async moveStatus<T extends { _id: Types.ObjectId; status: string }>(
    model: Model<T>,
    where: FilterById & { readonly status: string },
    to: string,
    by: Actor,
    about: About,
    more: object,
  ): Promise<T | null> {
    const moved = { action: 'updated', ...about, fields: ['status'], from: where.status, to } as const;
    const update = { $set: { ...more, status: to, updatedAt: new Date() } };
    return this.transactions.run(async (tx) => {
      const changed = await this.updateWhere<T & WithWithdrawal>(model.collection, where, update, by, moved, tx);
      refuseWithdrawn(changed?.[WITHDRAWN]);
      return changed;
    });
  }

  /**
   * Changes a record of any collection, without its model.
   * @param where the record's id and any further condition
   * @param update if it sets `updatedAt`, the record gets a new version
   * @returns the changed record; `null` if the condition does not hold
   */
  async updateWhere<T extends object>(
    collection: Collection,
    where: FilterById,
    { $set, $unset }: { readonly $set?: object; readonly $unset?: Readonly<Record<string, 1>> },
    by: Actor,
    { also, ...about }: About & Pick<NewEvent, 'action' | 'from' | 'to'>,
    tx?: Tx,
  ): Promise<T | null> {
    const event = this.event(where, by, about);
    return this.within(tx, async (open) => {
      const found = await open.findOne<Kept>(collection, where, { updatedAt: 1 });
      if (found === null) return null;
      const set = { ...$set, ...($set && 'updatedAt' in $set && { updatedAt: nextVersion(found) }) };
      const update = { ...(Object.keys(set).length > 0 && { $set: set }), ...($unset && { $unset }) };
      const changed = await open.update<T>(collection, { _id: where._id }, update);
      await take([also, event], open);
      return changed;
    });
  }

  /**
   * Deletes a record.
   * @param where a condition that must still hold
   * @throws NotFoundException if the condition does not hold or the record is gone
   */
  async delete(record: Stored, by: Actor, { also, ...about }: About, where: object = {}, tx?: Tx): Promise<void> {
    const event = this.event(record, by, { action: 'deleted', ...about });
    await this.within(tx, async (open) => {
      if (!(await open.delete(record.collection, { ...where, _id: record._id }))) throw new NotFoundException();
      await take([also, event], open);
    });
  }

  /**
   * Runs a change of one version of a record, or of some that are changed as one.
   * @param told the changes since, as the answer names them
   * @throws PublicHttpException (412) that tells an administrator who changed the record since, in place of one that does not
   */
  async ofVersion<Result>(
    records: readonly string[],
    { role }: Actor,
    ifMatch: IfMatchValue,
    work: () => Result | Promise<Result>,
    told: (changes: readonly Changed[]) => readonly Changed[] = (changes) => changes,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const version = new Date(ifMatch?.[0] ?? '');
      if (role !== ADMIN_ROLE || !isPreconditionFailed(error) || Number.isNaN(version.getTime())) throw error;
      throw changedMeanwhile({ changes: told(await this.audit.changesSince(records, version)) });
    }
  }

  private within<Result>(tx: Tx | undefined, work: (open: Tx) => Promise<Result>): Promise<Result> {
    return tx ? work(tx) : this.transactions.run(work);
  }

  private event({ _id }: { readonly _id: Types.ObjectId }, by: Actor, event: NewEvent): Step {
    return this.audit.recording(by, { ...event, recordId: String(_id) });
  }
}

/** Runs the steps one after the other, because a session takes one command at a time. */
async function take(steps: readonly About['also'][], tx: Tx): Promise<void> {
  for (const step of steps.flat()) await step?.(tx);
}
