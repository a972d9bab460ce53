import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isObjectIdOrHexString, type Model, trusted } from 'mongoose';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { SUSPECTED_SPAM_KINDS, SUSPECTED_SPAM_MESSAGES, type SuspectedSpamKind } from '#contract/quarantine';
import { AuditedChanges, AuditService } from '../audit/index.js';
import { type Booking, BOOKING_MODEL, bookingMessage, keepProof, type Proven } from '../bookings/index.js';
import type { RequestUser } from '../common/access/index.js';
import type { WithIdempotency } from '../common/idempotency/index.js';
import { knownTo, type ListQuery, Page } from '../common/list/index.js';
import type { WithSuspectedSpam } from '../common/suspected-spam.js';
import { type Contact, CONTACT_MODEL, contactMessage } from '../contacts/index.js';
import { type CourseRequest, COURSE_REQUEST_MODEL, courseRequestMessage } from '../courses/index.js';
import { type NewMessage, OutboxService } from '../outbox/index.js';
import { ReceiptsService } from '../receipts/index.js';
import { QUARANTINE_LIST } from './quarantine.list.js';
import { type QuarantinedRecord, type SuspectedRecord, toSuspectedSpam } from './quarantine.mapper.js';

interface Stored extends WithIdempotency, WithSuspectedSpam {
  updatedAt: Date;
}
/** A collection whose records may be suspected. */
interface Source {
  readonly model: Model<Stored>;
  readonly kinds: readonly SuspectedSpamKind[];
  readonly kindOf: (record: SuspectedRecord) => SuspectedSpamKind;
  /** The message that says it has arrived, which nobody was sent as long as it was suspected. */
  readonly received: (record: unknown) => NewMessage | undefined;
}
type Filter = Readonly<Record<string, unknown>>;

const SUSPECTED = { suspectedSpam: true } as const;

/** Records of any form suspected of being spam: an administrator releases or deletes them. */
@Injectable()
export class QuarantineService {
  private readonly sources: readonly Source[];

  constructor(
    @InjectModel(BOOKING_MODEL) bookings: Model<Booking>,
    @InjectModel(COURSE_REQUEST_MODEL) requests: Model<CourseRequest>,
    @InjectModel(CONTACT_MODEL) contacts: Model<Contact>,
    private readonly audit: AuditService,
    private readonly changes: AuditedChanges,
    private readonly outbox: OutboxService,
    private readonly receipts: ReceiptsService,
  ) {
    this.sources = [
      {
        model: bookings as unknown as Model<Stored>,
        kinds: BOOKING_KINDS,
        kindOf: ({ kind }) => kind as BookingKind,
        received: (booking) => bookingMessage('booking-received', booking as Booking),
      },
      {
        model: requests as unknown as Model<Stored>,
        kinds: ['course-request'],
        kindOf: () => 'course-request',
        received: (request) => courseRequestMessage('request-received', request as CourseRequest),
      },
      {
        model: contacts as unknown as Model<Stored>,
        kinds: ['contact'],
        kindOf: () => 'contact',
        received: (contact) => contactMessage('contact-received', contact as Contact),
      },
    ];
  }

  /**
   * One page over the three collections: each is read in order up to the page's end, and what was read is merged. There
   * are few of these records; a page far down a long quarantine would read all that stand before it. Sorted by time
   * (or id) only.
   */
  async list(query: ListQuery, by: RequestUser): Promise<Page<QuarantinedRecord>> {
    const [first, last] = [query.range?.first ?? 0, query.range?.last ?? Infinity];
    const parts = await Promise.all(
      this.wanted(query).map(([source, filter]) => read(source, filter, query, last + 1)),
    );
    const rows = parts.flatMap((part) => part.rows).sort(inOrder(query.sort));
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const page = new Page(rows.slice(first, last + 1), QUARANTINE_LIST.resource, first, total);
    return this.audit.viewedPage(by, { entity: 'quarantine' }, query, page);
  }

  async total(): Promise<number> {
    const totals = await Promise.all(this.sources.map(({ model }) => model.countDocuments(SUSPECTED)));
    return totals.reduce((sum, total) => sum + total, 0);
  }

  /** The flag goes in one conditional write: of two administrators at once, the second is told that it is gone. */
  async release(id: string, by: RequestUser) {
    const { record, held, received } = await this.find(id);
    record.$where = SUSPECTED;
    const message = received && this.outbox.message(received);
    const about = { entity: 'quarantine', action: 'released', kind: bookingKind(held), message } as const;
    await this.changes.update(record, { suspectedSpam: undefined }, by, about);
    return { message: SUSPECTED_SPAM_MESSAGES.released, held };
  }

  async delete(id: string, by: RequestUser): Promise<{ message: string }> {
    const { record, held } = await this.find(id);
    if (bookingKind(held) !== undefined) await keepProof(record.db, record.toObject<Proven>());
    await this.receipts.remove(record, by, { entity: 'quarantine', kind: bookingKind(held) }, undefined, SUSPECTED);
    return { message: SUSPECTED_SPAM_MESSAGES.deleted };
  }

  private async find(id: string) {
    if (!isObjectIdOrHexString(id)) throw new NotFoundException();
    for (const { model, kindOf, received } of this.sources) {
      const record = await model.findOne({ _id: id, ...SUSPECTED }).select('+idempotency');
      if (record === null) continue;
      const suspect = record.toObject<SuspectedRecord>();
      return { record, held: toSuspectedSpam(kindOf(suspect), suspect), received: received(suspect) };
    }
    throw new NotFoundException();
  }

  /** The collections that can hold what is asked for, each with its own filter. */
  private wanted({ filter: { what, ...filter }, sort }: ListQuery): [Source, Filter][] {
    if ('what' in sort) throw new BadRequestException();
    const asked = kindsIn(what);
    return this.sources
      .filter(({ kinds }) => kinds.some((kind) => asked.includes(kind)))
      .map((source) => {
        const { model, kinds } = source;
        const kind = kinds.length > 1 && what !== undefined && { kind: trusted({ $in: [...asked] }) };
        return [source, { ...knownTo(model, filter), ...kind, ...SUSPECTED }];
      });
  }
}

function bookingKind({ what }: QuarantinedRecord): BookingKind | undefined {
  return BOOKING_KINDS.find((kind) => kind === what);
}

async function read({ model, kindOf }: Source, filter: Filter, { sort }: ListQuery, limit: number) {
  const found = model.find({ ...filter }).sort({ ...sort });
  const [records, total] = await Promise.all([
    (Number.isFinite(limit) ? found.limit(limit) : found).lean<SuspectedRecord[]>(),
    model.countDocuments({ ...filter }),
  ]);
  return { rows: records.map((record) => toSuspectedSpam(kindOf(record), record)), total };
}

function kindsIn(what: unknown): readonly unknown[] {
  if (what === undefined) return SUSPECTED_SPAM_KINDS;
  return typeof what === 'object' && what !== null ? (what as { $in: readonly unknown[] }).$in : [what];
}

/** The order of the query: a time, then the id. */
function inOrder(sort: ListQuery['sort']): (a: QuarantinedRecord, b: QuarantinedRecord) => number {
  const value = (held: QuarantinedRecord, field: string): string | number => {
    const at = held[field as keyof QuarantinedRecord];
    return at instanceof Date ? at.getTime() : at;
  };
  return (a, b) => {
    for (const [field, direction] of Object.entries(sort)) {
      const [x, y] = [value(a, field), value(b, field)];
      if (x !== y) return x < y === (direction === 1) ? -1 : 1;
    }
    return 0;
  };
}
