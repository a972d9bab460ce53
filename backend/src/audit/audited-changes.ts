import { SUBJECT_ENTITIES } from '#contract/subjects';
import { Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { type Collection, type HydratedDocument, type Model, Types } from 'mongoose';
import { refuseWithdrawn, WITHDRAWN } from '../common/withdrawn-consent.js';
import { type IfMatchValue, replaceIfMatch, saveIfMatch } from '../common/if-match.js';
import { type PendingEvent, PendingEvents, pendingEventUpdate } from '../common/pending-events/index.js';
import type { AuditEvent } from './audit-event.schema.js';
import { type Actor, AuditService, type NewEvent } from './audit.service.js';

type Stored = HydratedDocument<{ updatedAt: Date }>;
/** What a service adds to an event; the rest follows from the record. */
type About = Pick<NewEvent, 'entity' | 'kind'> &
  Partial<Pick<NewEvent, 'action' | 'fields'>> & {
    /** Goes into the same write: the message to the person whom the change concerns. */
    readonly message?: PendingEvent | undefined;
    /** The same where there are several. */
    readonly messages?: readonly PendingEvent[];
  };

/** Deletes the notes of a record that is being deleted. */
export interface Removal {
  readonly _id: Types.ObjectId;
  readonly recordId: string;
}

/** Changes of records that are recorded in the audit: the write that changes a record also puts the event into it. */
@Injectable()
export class AuditedChanges implements OnModuleInit {
  constructor(
    private readonly audit: AuditService,
    private readonly pending: PendingEvents,
  ) {}

  onModuleInit(): void {
    this.pending.register('audit', async (events) => {
      await this.audit.insert(events as readonly AuditEvent[]);
      this.audit.tellLog(events as readonly AuditEvent[]);
    });
  }

  /** Stores a new record. */
  async create(record: Stored, by: Actor, { message, ...about }: About): Promise<void> {
    const event = this.eventOf(record, by, { action: 'created', ...about });
    await record.set(pendingEventUpdate([event, ...toArray(message)])).save();
    await this.pending.deliverSoon(record.collection, record._id);
  }

  /** The event of a new record, to travel in the write that stores it. */
  creation(record: { readonly _id: Types.ObjectId }, by: Actor, about: Pick<About, 'entity' | 'kind'>): PendingEvent {
    return this.eventOf(record, by, { action: 'created', ...about });
  }

  /**
   * Changes a record; without a difference there is no event.
   * @param ifMatch the version that the change is about, as for `saveIfMatch`
   */
  async update(record: Stored, changes: object, by: Actor, about: About, ifMatch?: IfMatchValue): Promise<void> {
    this.change(record, changes, by, about);
    await saveIfMatch(record, ifMatch);
    await this.pending.deliverSoon(record.collection, record._id);
  }

  /** The same, returning the record as it was before. */
  async replace<Record extends { updatedAt: Date }>(
    record: HydratedDocument<Record>,
    changes: object,
    by: Actor,
    about: About,
    ifMatch?: IfMatchValue,
  ): Promise<Record> {
    this.change(record, changes, by, about);
    const before = await replaceIfMatch(record, ifMatch);
    await this.pending.deliverSoon(record.collection, record._id);
    return before;
  }

  /**
   * Sets the status of the record that meets a condition, in one conditional write.
   * @param more other fields that the same write sets
   * @returns the changed record; `null` if the condition does not hold
   */
  async moveStatus<Record extends { _id: Types.ObjectId; status: string }>(
    model: Model<Record>,
    where: { readonly _id: Types.ObjectId; readonly status: string; readonly updatedAt?: Date },
    to: string,
    by: Actor,
    { message, ...about }: About,
    more: object = {},
  ): Promise<Record | null> {
    const event = this.eventOf(where, by, {
      action: 'updated',
      ...about,
      fields: ['status'],
      from: where.status,
      to,
    });
    const changed = await model
      .findOneAndUpdate(
        where,
        { $set: { ...more, status: to, ...pendingEventUpdate([event, ...toArray(message)]) } },
        { returnDocument: 'after' },
      )
      .lean<Record>();
    if (changed !== null) await this.pending.deliverSoon(model.collection, where._id);
    return changed;
  }

  /**
   * Changes a record of any collection by one conditional write of the driver, without its model.
   * @param where its id, and what else must hold of it
   * @param update its `$set` and `$unset`
   * @returns whether the condition held
   */
  async updateWhere(
    collection: Collection,
    where: { readonly _id: Types.ObjectId; readonly [field: string]: unknown },
    update: { readonly $set?: object; readonly $unset?: Readonly<Record<string, 1>> },
    by: Actor,
    { message, ...about }: About & { readonly action: NewEvent['action'] },
  ): Promise<boolean> {
    const $set = { ...update.$set, ...pendingEventUpdate([this.eventOf(where, by, about), ...toArray(message)]) };
    const { matchedCount } = await collection.updateOne(where, { ...update, $set });
    if (matchedCount === 1) await this.pending.deliverSoon(collection, where._id);
    return matchedCount === 1;
  }

  /**
   * Deletes a record. The event is put into it first, and it is deleted once that is delivered, now or later.
   * @param where a condition that must still hold
   * @throws NotFoundException if it does not, or the record is gone or being deleted already
   */
  async delete(record: Stored, by: Actor, { message, ...about }: About, where: object = {}): Promise<void> {
    const { collection, _id } = record;
    const { event } = this.eventOf(record, by, { action: 'deleted', ...about });
    // The event takes the record's id, so that a second attempt makes the same event.
    const deletion = { destination: 'audit', event: { ...event, _id }, deletesRecord: true } as const;
    const $set = pendingEventUpdate([...removalOf(_id, about), deletion, ...toArray(message)]);
    const undecided = { ...where, _id, [`pendingEvents.${String(_id)}`]: null };
    const { matchedCount } = await collection.updateOne(undecided, { $set });
    // Whoever delivers what the record carries removes it: that may be another request, or this one for a deletion that
    // broke off earlier.
    await this.pending.deliver(collection, _id);
    if (matchedCount === 0) throw new NotFoundException();
  }

  private change(
    record: Stored,
    changes: object,
    by: Actor,
    { message, messages = toArray(message), ...about }: About,
  ): void {
    // Only a change of that field itself lifts the withdrawal.
    if (!(WITHDRAWN in changes)) refuseWithdrawn(record.get(WITHDRAWN));
    const from: unknown = record.get('status');
    record.set(changes);
    const to: unknown = record.get('status');
    const fields = about.fields ?? record.directModifiedPaths();
    if (fields.length === 0) return;
    const moved = from === to ? {} : { from: String(from), to: String(to) };
    const event = this.eventOf(record, by, { action: 'updated', ...about, fields, ...moved });
    record.set(pendingEventUpdate([event, ...messages]));
  }

  private eventOf({ _id }: { readonly _id: Types.ObjectId }, by: Actor, event: NewEvent): PendingEvent {
    return { destination: 'audit', event: this.audit.eventOf(by, { ...event, recordId: String(_id) }) };
  }
}

function removalOf(_id: Types.ObjectId, { entity }: Pick<About, 'entity'>): readonly PendingEvent[] {
  if (!(SUBJECT_ENTITIES as readonly string[]).includes(entity)) return [];
  const event: Removal = { _id: new Types.ObjectId(), recordId: String(_id) };
  return [{ destination: 'notes', event }];
}

function toArray(message: PendingEvent | undefined): readonly PendingEvent[] {
  return message === undefined ? [] : [message];
}
