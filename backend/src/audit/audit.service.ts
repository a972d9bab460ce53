import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AUDIT_FIELDS, type AuditAction, type Audited, type AuditResult } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import type { Visitor } from '../common/access/index.js';
import { insertNew, type NewDocument } from '../common/idempotency/index.js';
import { findPage, type ListFields, type ListQuery, type Page } from '../common/list/index.js';
import { Settings } from '../config/index.js';
import { AUDIT_MODEL, type AuditEvent, toAuditEvent } from './audit-event.schema.js';

/** What an event says, besides who and when. */
export interface NewEvent {
  readonly action: AuditAction;
  readonly entity: Audited;
  readonly recordId?: string | undefined;
  readonly recordIds?: readonly string[];
  readonly kind?: BookingKind | undefined;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** The status before and after, where that is what changed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly count?: number | undefined;
  readonly route?: string;
  /** The rule by which records go. */
  readonly rule?: string;
  readonly result?: AuditResult;
}

/** Who did it: an account, or nobody we know. */
export type Actor = Pick<Visitor, 'address'> & Partial<Pick<Visitor, 'id' | 'email' | 'isExport'>>;

/** Whoever runs the product: by its settings, or from its terminal. */
export const OPERATOR = { address: 'operator' } as const;

export const AUDIT_LIST: ListFields = { resource: 'audit', rules: AUDIT_FIELDS, searched: ['who'] };
export const ADDRESS_KEY = 'audit address key';

/** What is shown within such a moment becomes one event for each hundred records. */
const MOMENT_MS = 250;
const IDS_MAX = 100;
/** While the store is away so many events of reads wait for it. */
const WAITING_MAX = 10_000;
/** An account that knocks at the same closed door again and again leaves one event in so long. */
const SAME_REFUSAL_MS = 60_000;
const REFUSALS_KEPT = 1000;

@Injectable()
export class AuditService implements OnModuleDestroy {
  private readonly log = new Logger('Audit');
  private readonly refused = new Map<string, number>();
  private readonly views = new Map<string, { event: AuditEvent; ids: Set<string> }>();
  private waiting: AuditEvent[] = [];
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(AUDIT_MODEL) private readonly events: Model<AuditEvent>,
    @Inject(ADDRESS_KEY) private readonly addressKey: string,
    private readonly settings: Settings,
  ) {}

  /** Adds an event that tells of no change to a record: those go with their change, see `AuditedChanges`. */
  async record(by: Actor, event: NewEvent): Promise<void> {
    if (this.settings.READ_ONLY) return;
    const made = this.eventOf(by, event);
    this.tellLog([made]);
    await this.insert([made]);
  }

  async denied(by: Visitor, route: string): Promise<void> {
    const knock = `${by.id} ${route}`;
    if (performance.now() < (this.refused.get(knock) ?? 0)) return;
    if (this.refused.size >= REFUSALS_KEPT) this.refused.clear();
    this.refused.set(knock, performance.now() + SAME_REFUSAL_MS);
    await this.record(by, { action: 'denied', entity: 'route', route, result: 'refused' });
  }

  /** Says that records were shown, or exported; the answer does not wait for it. */
  viewed(by: Actor, about: Omit<NewEvent, 'action'>, ids: readonly string[] = []): void {
    if (this.settings.READ_ONLY) return;
    const event = { ...about, action: by.isExport ? 'exported' : 'viewed' } as const;
    const same = [by.id, by.address, event.action, event.entity, event.kind, event.recordId].join(' ');
    const view = this.views.get(same) ?? { event: this.eventOf(by, event), ids: new Set() };
    this.views.set(same, view);
    for (const id of ids) view.ids.add(id);
    this.timer ??= setTimeout(() => void this.flush(), MOMENT_MS).unref();
  }

  /** The same for an answered page, which comes back; a record asked for by its id is named as the one that was opened. */
  viewedPage<Row extends { readonly _id?: unknown }>(
    by: Visitor,
    about: Omit<NewEvent, 'action'>,
    { filter }: ListQuery,
    page: Page<Row>,
  ): Page<Row> {
    const recordId = typeof filter['_id'] === 'string' ? filter['_id'].toLowerCase() : undefined;
    const ids = page.rows.map(({ _id }) => String(_id));
    if (ids.length > 0) this.viewed(by, { ...about, recordId }, ids);
    return page;
  }

  async list(query: ListQuery) {
    await this.flush();
    return findPage(this.events, AUDIT_LIST, query, toAuditEvent);
  }

  eventOf({ id, email, address }: Actor, { fields = [], result = 'done', ...event }: NewEvent): AuditEvent {
    const createdAt = new Date();
    const said = { ...event, result, actor: id, who: email };
    return {
      _id: new Types.ObjectId(),
      ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
      fields: [...fields],
      address: createHmac('sha256', this.addressKey).update(address).digest('base64url').slice(0, 22),
      createdAt,
      updatedAt: createdAt,
    } as unknown as AuditEvent;
  }

  /** Stores events; those that are there already, from an earlier try, stay as they are. */
  async insert(events: readonly AuditEvent[]): Promise<void> {
    await insertNew(this.events.collection, events as unknown as readonly NewDocument[]);
  }

  /** A second copy, which nobody with the database can alter: without the account's e-mail address. */
  tellLog(events: readonly AuditEvent[]): void {
    for (const { who: _who, ...event } of events) this.log.log({ msg: 'audit event', auditEvent: event });
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush();
  }

  /** Done when all that was shown so far is in the audit, or waits for a store that is away. */
  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeViews());
    return this.writing;
  }

  private async writeViews(): Promise<void> {
    const shown = [...this.views.values()].flatMap(({ event, ids }) =>
      inPages([...ids]).map((page) => ({ ...event, _id: new Types.ObjectId(), ...idsOf(event, page) })),
    );
    this.views.clear();
    this.tellLog(shown);
    this.waiting = [...this.waiting, ...shown].slice(-WAITING_MAX);
    try {
      await this.insert(this.waiting);
      this.waiting = [];
    } catch (error) {
      this.log.error(`Reads wait to be written: ${error instanceof Error ? error.name : 'unknown'}`);
      this.timer ??= setTimeout(() => void this.flush(), MOMENT_MS * 20).unref();
    }
  }
}

function idsOf({ recordId }: AuditEvent, page: string[]): Partial<AuditEvent> {
  if (page.length === 0) return {};
  return { count: page.length, ...(recordId === undefined && { recordIds: page }) };
}

/** At least one page, be it empty: a CV is opened that no record names any more. */
function inPages(ids: readonly string[]): string[][] {
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, i) =>
    ids.slice(i * IDS_MAX, (i + 1) * IDS_MAX),
  );
  return pages.length > 0 ? pages : [[]];
}
