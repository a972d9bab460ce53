import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Interval } from '@nestjs/schedule';
import { type Collection, type Connection, Schema, type Types } from 'mongoose';

/** Where an event is delivered after the write that stored it. */
export type Destination = 'audit' | 'outbox' | 'notes';

/** Anything stored elsewhere because of a change; its id makes the delivery idempotent. */
export interface PendingEvent {
  readonly destination: Destination;
  readonly event: { readonly _id: Types.ObjectId };
  /** The record is deleted once all its events are delivered. */
  readonly deletesRecord?: true;
}
interface Carrying {
  readonly _id: Types.ObjectId;
  /** By the ids of the events. */
  readonly pendingEvents: Readonly<Record<string, PendingEvent>>;
  /** The id of the latest one. */
  readonly eventPending: string;
}
type Insert = (events: readonly PendingEvent['event'][]) => Promise<void>;

const EVERY_MINUTE = 60_000;
/** Events of new records are delivered in batches: many forms at once cost hardly more than one. */
const BATCH_AFTER_MS = 250;
const BATCH_MAX = 500;
/** Only records that carry an event have this field: a sparse index finds them. */
const CARRYING = { eventPending: { $gt: '' } } as const;

/** Adds the fields in which records of a schema carry events, hidden from answers, until they are delivered. */
export function allowPendingEvents(schema: Schema): void {
  schema.add({
    pendingEvents: { type: Schema.Types.Mixed, select: false },
    eventPending: { type: String, select: false },
  });
  schema.index({ eventPending: 1 }, { sparse: true });
}

/** The fields that put events into the same write as the change they are about; for `$set`, `record.set` or an update. */
export function pendingEventUpdate(events: readonly PendingEvent[]): Record<string, unknown> {
  const last = events.at(-1);
  if (last === undefined) return {};
  const byId = events.map((pending) => [`pendingEvents.${String(pending.event._id)}`, pending] as const);
  return { ...Object.fromEntries(byId), eventPending: String(last.event._id) };
}

/** The same for a record that is inserted. */
export function pendingEventFields(events: readonly PendingEvent[]): Record<string, unknown> {
  const last = events.at(-1);
  if (last === undefined) return {};
  const byId = events.map((pending) => [String(pending.event._id), pending] as const);
  return { pendingEvents: Object.fromEntries(byId), eventPending: String(last.event._id) };
}

/**
 * Delivers the events that records carry. The write that changes a record puts the event into it; from there it is moved on,
 * at once or, after a crash or a database outage, within a minute. So there is no change without its
 * event and no event without its change.
 */
@Injectable()
export class PendingEvents implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Events');
  private readonly destinations = new Map<Destination, Insert>();
  private readonly batches = new Map<Collection, NodeJS.Timeout>();
  private underWay: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onModuleInit(): void {
    this.connection.on('connected', () => void this.deliverAll());
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  /** @param insert stores events; must ignore those already stored */
  register(destination: Destination, insert: Insert): void {
    this.destinations.set(destination, insert);
  }

  /** Delivers a record's events. The change is already stored, so a failed delivery is logged and retried, not thrown. */
  async deliverSoon(collection: Collection, _id: Types.ObjectId): Promise<void> {
    await this.deliver(collection, _id).catch((error: unknown) => this.logFailure(error));
  }

  /** The same in the background, batched with the events of other new records of the collection. */
  deliverLater(collection: Collection): void {
    if (this.batches.has(collection)) return;
    const timer = setTimeout(() => this.startBatch(collection), BATCH_AFTER_MS).unref();
    this.batches.set(collection, timer);
  }

  /** Resolves when every delivery scheduled so far has succeeded or failed. */
  async flush(): Promise<void> {
    for (const collection of this.batches.keys()) this.startBatch(collection);
    await this.underWay;
  }

  private startBatch(collection: Collection): void {
    clearTimeout(this.batches.get(collection));
    this.batches.delete(collection);
    this.underWay = this.underWay
      .then(() => this.deliverBatches(collection))
      .catch((error: unknown) => this.logFailure(error));
  }

  private async deliverBatches(collection: Collection): Promise<void> {
    const shown = { pendingEvents: 1, eventPending: 1 } as const;
    for (;;) {
      const records = await collection.find<Carrying>(CARRYING, { projection: shown }).limit(BATCH_MAX).toArray();
      // Deletions are delivered by their own call (`deliver`), which deletes the record.
      const kept = records.filter(
        ({ pendingEvents }) => this.knowsAll(pendingEvents) && !Object.values(pendingEvents).some(isDeletion),
      );
      await this.insertAll(kept.flatMap(({ pendingEvents }) => Object.values(pendingEvents)));
      // A record that got another event meanwhile keeps all of them for the next round.
      const delivered = { eventPending: { $in: kept.map(({ eventPending }) => eventPending) } };
      if (kept.length > 0) await collection.updateMany(delivered, { $unset: { pendingEvents: 1, eventPending: 1 } });
      if (records.length < BATCH_MAX || kept.length === 0) return;
    }
  }

  /** A process without a destination's module, such as a terminal command, leaves its events to the server. */
  private knowsAll(pendingEvents: Carrying['pendingEvents']): boolean {
    return Object.values(pendingEvents).every(({ destination }) => this.destinations.has(destination));
  }

  private async insertAll(pending: readonly PendingEvent[]): Promise<void> {
    for (const [destination, insert] of this.destinations) {
      const events = pending.filter((one) => one.destination === destination).map(({ event }) => event);
      if (events.length > 0) await insert(events);
    }
  }

  /** Delivers what a record carries, and deletes the record where one of its events demands it. */
  async deliver(collection: Collection, _id: Types.ObjectId): Promise<void> {
    for (;;) {
      const record = await collection.findOne<Carrying>(
        { _id, ...CARRYING },
        { projection: { pendingEvents: 1, eventPending: 1 } },
      );
      if (record === null || !this.knowsAll(record.pendingEvents)) return;
      const pending = Object.values(record.pendingEvents);
      await this.insertAll(pending);
      // A record that got another event meanwhile is read again.
      const same = { _id, eventPending: record.eventPending };
      if (pending.some(isDeletion)) {
        if ((await collection.deleteOne(same)).deletedCount === 1) return;
      } else {
        const { matchedCount } = await collection.updateOne(same, { $unset: { pendingEvents: 1, eventPending: 1 } });
        if (matchedCount === 1) return;
      }
    }
  }

  /** Delivers events that a crash or an unavailable database left behind. */
  @Interval(EVERY_MINUTE)
  async deliverAll(): Promise<void> {
    const models = Object.values(this.connection.models).filter(({ schema }) => 'eventPending' in schema.paths);
    const collections = new Map(models.map(({ collection }) => [collection.name, collection]));
    try {
      for (const collection of collections.values()) {
        for await (const { _id } of collection.find(CARRYING).project<Carrying>({ _id: 1 })) {
          await this.deliver(collection, _id);
        }
      }
    } catch (error) {
      this.logFailure(error);
    }
  }

  private logFailure(error: unknown): void {
    this.log.warn(`Event delivery failed, will retry: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

function isDeletion({ deletesRecord }: PendingEvent): boolean {
  return deletesRecord === true;
}
