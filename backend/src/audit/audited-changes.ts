import { Injectable, Logger, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Interval } from '@nestjs/schedule';
import { type Collection, type Connection, type HydratedDocument, type Model, Schema, Types } from 'mongoose';
import { replaceIfMatch, saveIfMatch, type IfMatchValue } from '../common/if-match.js';
import { Settings } from '../config/index.js';
import type { AuditEvent } from './audit-event.schema.js';
import { type Actor, AuditService, type NewEvent } from './audit.service.js';

type Stored = HydratedDocument<{ updatedAt: Date }>;
/** What a service says of a change; the rest of the event follows from the record. */
type About = Pick<NewEvent, 'entity' | 'kind'> & Partial<Pick<NewEvent, 'action' | 'fields'>>;
interface Update {
  readonly $set?: object;
  readonly $unset?: object;
  readonly $pull?: object;
}
interface Carrying {
  readonly _id: Types.ObjectId;
  /** By their ids. */
  readonly pendingAudit: Readonly<Record<string, AuditEvent>>;
  /** The id of the one that came last. */
  readonly auditPending: string;
}

const EVERY_MINUTE = 60_000;
/** Only what carries an event has this field: a sparse index finds those among all records. */
const CARRYING = { auditPending: { $gt: '' } } as const;

/** Lets the records of a schema carry audit events, which nobody is ever shown, until they are in the audit. */
export function carriesAudit(schema: Schema): void {
  schema.add({
    pendingAudit: { type: Schema.Types.Mixed, select: false },
    auditPending: { type: String, select: false },
  });
  schema.index({ auditPending: 1 }, { sparse: true });
}

const carried = (event: AuditEvent) => ({
  [`pendingAudit.${String(event._id)}`]: event,
  auditPending: String(event._id),
});

/**
 * Changes of records that the audit tells of. The very write that changes a record puts the event into it; from there the
 * event is moved to the audit, at once or, where a crash or a store that is away came in between, by `deliverAll`. So there
 * is no change without its event and no event without its change, and an event that arrives twice is known by its id.
 */
@Injectable()
export class AuditedChanges implements OnModuleInit {
  private readonly log = new Logger('Audit');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.connection.on('connected', () => void this.deliverAll());
  }

  /** Stores a new record. */
  async create(record: Stored, by: Actor, about: About): Promise<void> {
    await record.set(carried(this.eventOf(record, by, { action: 'created', ...about }))).save();
    await this.deliverSoon(record.collection, record._id);
  }

  /**
   * Changes a record; one that is the same afterwards leaves no event.
   * @param ifMatch the one that the change is about, as for `saveIfMatch`
   */
  async update(record: Stored, changes: object, by: Actor, about: About, ifMatch?: IfMatchValue): Promise<void> {
    this.change(record, changes, by, about);
    await saveIfMatch(record, ifMatch);
    await this.deliverSoon(record.collection, record._id);
  }

  /** The same for a change that has to know what it replaced: returns the record as it was right before. */
  async replace<Record extends { updatedAt: Date }>(
    record: HydratedDocument<Record>,
    changes: object,
    by: Actor,
    about: About,
    ifMatch?: IfMatchValue,
  ): Promise<Record> {
    this.change(record, changes, by, about);
    const before = await replaceIfMatch(record, ifMatch);
    await this.deliverSoon(record.collection, record._id);
    return before;
  }

  /**
   * Gives the record that meets a condition another status, by one conditional write.
   * @returns the record as it is then; `null` where the condition does not hold
   */
  async moveStatus<Record extends { _id: Types.ObjectId; status: string }>(
    model: Model<Record>,
    where: { readonly _id: Types.ObjectId; readonly status: string },
    to: string,
    by: Actor,
    about: About,
  ): Promise<Record | null> {
    const moved = { fields: ['status'], from: where.status, to };
    return this.updateWhere(model, where, { $set: { status: to } }, by, { ...about, ...moved });
  }

  /**
   * Changes the record that meets a condition, by one conditional write.
   * @returns the record as it is then; `null` where the condition does not hold
   */
  async updateWhere<Record extends { _id: Types.ObjectId }>(
    model: Model<Record>,
    where: { readonly _id: Types.ObjectId | string },
    { $set, ...update }: Update,
    by: Actor,
    about: About & Pick<NewEvent, 'from' | 'to'>,
  ): Promise<Record | null> {
    const _id = new Types.ObjectId(where._id);
    const event = this.eventOf({ _id }, by, { action: 'updated', ...about });
    const changed = await model
      .findOneAndUpdate(where, { ...update, $set: { ...$set, ...carried(event) } }, { returnDocument: 'after' })
      .lean<Record>();
    if (changed !== null) await this.deliverSoon(model.collection, _id);
    return changed;
  }

  /**
   * Deletes a record. It carries the event first, and goes when that has arrived; where it cannot go now it does later.
   * @param where what must still hold of the record
   * @throws NotFoundException where it does not, or somebody else was quicker
   */
  async delete(record: Stored, by: Actor, about: About, where: object = {}): Promise<void> {
    const { collection, _id } = record;
    // A record is deleted once: bearing its id, the event of a second try is the same one.
    const event = { ...this.eventOf(record, by, { action: 'deleted', ...about }), _id };
    const { matchedCount } = await collection.updateOne({ ...where, _id }, { $set: carried(event) });
    if (matchedCount === 0 || !(await this.deliver(collection, _id))) throw new NotFoundException();
  }

  /** Moves to the audit what was left behind. */
  @Interval(EVERY_MINUTE)
  async deliverAll(): Promise<void> {
    if (this.settings.READ_ONLY) return;
    const models = Object.values(this.connection.models).filter(({ schema }) => 'auditPending' in schema.paths);
    const collections = new Map(models.map(({ collection }) => [collection.name, collection]));
    try {
      for (const collection of collections.values()) {
        for await (const { _id } of collection.find(CARRYING).project<Carrying>({ _id: 1 })) {
          await this.deliver(collection, _id);
        }
      }
    } catch (error) {
      this.tellLater(error);
    }
  }

  private change(record: Stored, changes: object, by: Actor, about: About): void {
    const from: unknown = record.get('status');
    record.set(changes);
    const to: unknown = record.get('status');
    const fields = about.fields ?? record.directModifiedPaths();
    if (fields.length === 0) return;
    const moved = from === to ? {} : { from: String(from), to: String(to) };
    record.set(carried(this.eventOf(record, by, { action: 'updated', ...about, fields, ...moved })));
  }

  private eventOf({ _id }: { readonly _id: Types.ObjectId }, by: Actor, event: NewEvent): AuditEvent {
    return this.audit.eventOf(by, { ...event, recordId: String(_id) });
  }

  /** The change is made: that its event cannot be delivered now is no reason to say otherwise. */
  private async deliverSoon(collection: Collection, _id: Types.ObjectId): Promise<void> {
    await this.deliver(collection, _id).catch((error: unknown) => this.tellLater(error));
  }

  /** @returns whether this very call deleted the record, as one of its events says */
  private async deliver(collection: Collection, _id: Types.ObjectId): Promise<boolean> {
    for (;;) {
      const record = await collection.findOne<Carrying>(
        { _id, ...CARRYING },
        { projection: { pendingAudit: 1, auditPending: 1 } },
      );
      if (record === null) return false;
      const events = Object.values(record.pendingAudit);
      await this.audit.insert(events);
      this.audit.tellLog(events);
      // What carries another event by now is looked at again.
      const same = { _id, auditPending: record.auditPending };
      if (events.some(({ action }) => action === 'deleted')) {
        if ((await collection.deleteOne(same)).deletedCount === 1) return true;
      } else if (
        (await collection.updateOne(same, { $unset: { pendingAudit: 1, auditPending: 1 } })).matchedCount === 1
      )
        return false;
    }
  }

  private tellLater(error: unknown): void {
    this.log.warn(`Events wait to be delivered: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}
