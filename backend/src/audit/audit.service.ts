import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { AUDIT_FIELDS, type AuditAction, type Audited, type AuditResult } from '#contract/audit';
import type { BookingKind } from '#contract/bookings';
import { dayOf } from '#contract/sri-lanka';
import { isOfficeRole } from '#contract/users';
import type { RequestUser } from '../common/access/index.js';
import { nameOf } from '../common/errors/index.js';
import { findPage, type ListFields, type ListQuery, NEWEST_FIRST, type Page } from '../common/list/index.js';
import { insertManyIgnoringDuplicates, type NewDocument, type Step, type Tx } from '../database/index.js';
import { AUDIT_MODEL, type AuditEvent, toAuditEvent } from './audit-event.schema.js';
import { LOOK_MODEL, type StoredLook } from './look.schema.js';

/** The part of an event that its caller knows. The service adds who did it, and when. */
export interface NewEvent {
  readonly action: AuditAction;
  readonly entity: Audited;
  readonly recordId?: string | undefined;
  readonly kind?: BookingKind | undefined;
  /** Names of the fields that changed. */
  readonly fields?: readonly string[];
  /** The status before and after, if it changed. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly count?: number | undefined;
  readonly route?: string;
  /** The retention rule that removed the records. */
  readonly rule?: string;
  readonly result?: AuditResult;
}

/** Whoever acted: an account, or an unknown visitor. */
export type Actor = Pick<RequestUser, 'address'> & Partial<Pick<RequestUser, 'id' | 'email' | 'role' | 'isExport'>>;

type Look = Pick<StoredLook, 'role' | 'day'>;

/** A row of a list. Those of sessions, goals, notes and messages are about another record, whose family reads of the look. */
interface Row {
  readonly _id?: unknown;
  readonly booking?: string;
  readonly recordId?: string;
  readonly about?: { readonly recordId?: string };
}

/** One change of a record, as a refused change of an older version tells it. */
export type Changed = Pick<AuditEvent, 'createdAt' | 'fields'> & { readonly who?: string; readonly to?: string };

/** The operator: by the settings, or from the terminal. */
export const OPERATOR = { address: 'operator' } as const;

export const AUDIT_LIST: ListFields = { resource: 'audit', rules: AUDIT_FIELDS, searched: ['who'], byDay: true };
export const ADDRESS_KEY = 'audit address key';

/** A family reads who has looked at these; looks at others are in the audit only. */
const OF_FAMILIES: readonly Audited[] = [
  ...(['booking', 'family', 'person', 'series', 'session', 'session-note', 'goal', 'progress-report'] as const),
  ...(['message', 'note'] as const),
];

/** Records shown within this time are put into one event per hundred. */
const MOMENT_MS = 250;
const IDS_MAX = 100;
/** While the database is away, at most this many read events wait in memory. */
const WAITING_MAX = 10_000;
/** A refused change names at most this many of the changes that were made since. */
const CHANGES_MAX = 20;
/** At most this many looks are read to find those of different days. */
const LOOKS_MAX = 1000;
/** Repeated refusals of the same account on the same route are recorded once in this time. */
const SAME_REFUSAL_MS = 60_000;
/** In this time so many are recorded of all accounts: anybody may have some, and could fill the store. */
const REFUSALS_MAX = 500;

@Injectable()
export class AuditService implements OnApplicationShutdown {
  private readonly log = new Logger('Audit');
  private readonly refused = new Map<string, number>();
  private readonly views = new Map<string, { event: AuditEvent; ids: Set<string> }>();
  private readonly looks = new Map<string, StoredLook>();
  private waiting: AuditEvent[] = [];
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(AUDIT_MODEL) private readonly events: Model<AuditEvent>,
    @InjectModel(LOOK_MODEL) private readonly seen: Model<StoredLook>,
    @Inject(ADDRESS_KEY) private readonly addressKey: string,
  ) {}

  /** Adds an event that is not a change of a record; for changes see `AuditedChanges`. */
  async record(by: Actor, event: NewEvent): Promise<void> {
    const made = this.eventOf(by, event);
    this.tellLog([made]);
    await this.insert([made]);
  }

  async denied(by: RequestUser, route: string): Promise<void> {
    const now = performance.now();
    for (const [key, until] of this.refused) if (until <= now) this.refused.delete(key);
    const key = `${by.id} ${route}`;
    if (this.refused.has(key) || this.refused.size >= REFUSALS_MAX) return;
    this.refused.set(key, now + SAME_REFUSAL_MS);
    await this.record(by, { action: 'denied', entity: 'route', route, result: 'refused' });
  }

  /**
   * Records that records were shown or exported, without delaying the answer.
   * @param subjects what they are about, where that is another record
   */
  viewed(by: Actor, about: Omit<NewEvent, 'action'>, ids: readonly string[] = [], subjects = ids): void {
    this.recordLooks(by, about.entity, [...(about.recordId === undefined ? [] : [about.recordId]), ...subjects]);
    const event = { ...about, action: actionOf(by) } as const;
    const same = [by.id, by.address, event.action, event.entity, event.kind, event.recordId].join(' ');
    this.add(same, by, event, ids);
  }

  /** The same for a filtered or searched read, with the names of its fields. Each is an event, even if nothing is shown. */
  searched(by: Actor, about: Omit<NewEvent, 'action'>, ids: readonly string[], subjects = ids): void {
    this.recordLooks(by, about.entity, subjects);
    this.add(new Types.ObjectId().toHexString(), by, { ...about, action: actionOf(by) }, ids);
  }

  /**
   * The same for a page of a list, which it returns; a record requested by its id counts as opened. What was asked for is
   * told with the total, which says something of records that are not on the page.
   */
  viewedPage<Shown extends Row>(
    by: RequestUser,
    about: Omit<NewEvent, 'action'>,
    { filter, asked }: ListQuery,
    page: Page<Shown>,
  ): Page<Shown> {
    const recordId = typeof filter['_id'] === 'string' ? filter['_id'].toLowerCase() : undefined;
    const ids = page.rows.map(({ _id }) => String(_id));
    const subjects = page.rows.map((row) => row.booking ?? row.recordId ?? row.about?.recordId ?? String(row._id));
    const isOpened = asked.every((name) => name === 'id' || name === '_id');
    if (isOpened && ids.length > 0) this.viewed(by, { ...about, recordId }, ids, subjects);
    // Anybody may have an account. Of the records it may see it learns nothing by an empty page, and an event for each could
    // fill the store.
    else if (asked.length > 0 && (page.total > 0 || isOfficeRole(by.role)))
      this.searched(by, { ...about, recordId, fields: asked, count: page.total }, ids, subjects);
    return page;
  }

  async list(query: ListQuery) {
    await this.flush();
    return findPage(this.events, AUDIT_LIST, query, toAuditEvent);
  }

  /** The newest looks at these records by somebody signed in, each with the role they had. */
  async looksAt(records: readonly string[]): Promise<readonly Look[]> {
    await this.flush();
    const looks = this.seen.find({ record: trusted({ $in: [...records] }) });
    return looks.sort({ day: -1 }).limit(LOOKS_MAX).select('role day').lean<Look[]>();
  }

  /** The newest changes of some records since a version of them. */
  async changesSince(records: readonly string[], version: Date): Promise<readonly Changed[]> {
    const recordId = trusted({ $in: [...records] });
    const changes = this.events.find({ recordId, action: 'updated', createdAt: trusted({ $gt: version }) });
    return changes.sort(NEWEST_FIRST).limit(CHANGES_MAX).select('-_id who createdAt fields to').lean<Changed[]>();
  }

  eventOf({ id, email, role, address }: Actor, { fields = [], result = 'done', ...event }: NewEvent): AuditEvent {
    const createdAt = new Date();
    const values = { ...event, result, actor: id, who: email, role };
    return {
      _id: new Types.ObjectId(),
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      fields: [...fields],
      address: createHmac('sha256', this.addressKey).update(address).digest('base64url').slice(0, 22),
      createdAt,
      updatedAt: createdAt,
    } as unknown as AuditEvent;
  }

  /** Stores events; those already stored by an earlier attempt stay as they are. */
  async insert(events: readonly AuditEvent[]): Promise<void> {
    await insertManyIgnoringDuplicates(this.events.collection, events as unknown as readonly NewDocument[]);
  }

  /** Adds the event of a change to its transaction. */
  recording(by: Actor, event: NewEvent): Step {
    const made = this.eventOf(by, event);
    return async (tx) => {
      await tx.insert(this.events.collection, made);
      tx.after(() => this.tellLog([made]));
    };
  }

  /** Removes the addresses of erased applicants from events, which still say what was done. */
  async forget(tx: Tx, actors: readonly string[]): Promise<void> {
    await tx.updateMany(this.events.collection, { actor: { $in: [...actors] } }, { $unset: { who: 1 } });
  }

  /** A second copy in the process log, out of reach for whoever can write to the database; without the e-mail address. */
  tellLog(events: readonly AuditEvent[]): void {
    for (const { who: _who, role: _role, ...event } of events) this.log.log({ msg: 'audit event', auditEvent: event });
  }

  /** Behind the last answer, and before the connection to the database is closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private recordLooks({ id, role }: Actor, entity: Audited, records: readonly string[]): void {
    if (id === undefined || role === undefined || !OF_FAMILIES.includes(entity)) return;
    const day = dayOf(new Date());
    for (const record of records) this.looks.set([record, role, day].join(' '), { record, role, day });
  }

  private add(key: string, by: Actor, event: NewEvent, ids: readonly string[]): void {
    const view = this.views.get(key) ?? { event: this.eventOf(by, event), ids: new Set() };
    this.views.set(key, view);
    for (const id of ids) view.ids.add(id);
    this.timer ??= setTimeout(() => void this.flush(), MOMENT_MS).unref();
  }

  /** Resolves when every read so far is in the audit, or kept for a retry. */
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
    const looks = [...this.looks];
    try {
      await this.insert(this.waiting);
      this.waiting = [];
      await this.insertLooks(looks);
    } catch (error) {
      this.log.error(`Writing read events failed, will retry: ${nameOf(error)}`);
      this.timer ??= setTimeout(() => void this.flush(), MOMENT_MS * 20).unref();
    }
  }

  private async insertLooks(looks: readonly (readonly [key: string, look: StoredLook])[]): Promise<void> {
    const createdAt = new Date();
    const made = looks.map(([, look]) => ({ _id: new Types.ObjectId(), ...look, createdAt, updatedAt: createdAt }));
    await insertManyIgnoringDuplicates(this.seen.collection, made);
    for (const [key] of looks) this.looks.delete(key);
  }
}

function actionOf({ isExport }: Actor): AuditAction {
  return isExport ? 'exported' : 'viewed';
}

/** The ids of other records that were shown. The event itself names the opened one, but a person's page shows more. */
function idsOf({ recordId, count }: AuditEvent, page: string[]): Partial<AuditEvent> {
  if (page.length === 0) return {};
  return { count: count ?? page.length, ...(page.join() !== recordId && { recordIds: page }) };
}

/** Splits ids into chunks; an empty list gives one empty chunk, because a CV may be opened after its record was removed. */
function inPages(ids: readonly string[]): string[][] {
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, i) =>
    ids.slice(i * IDS_MAX, (i + 1) * IDS_MAX),
  );
  return pages.length > 0 ? pages : [[]];
}
