import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BOOKING_KINDS, BOOKING_STATUSES, type BookingKind, type BookingStatus } from '#contract/bookings';
import { MESSAGES } from '#contract/messages';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { requireDependents } from '../common/dto/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { IfMatchValue } from '../common/if-match.js';
import { IdempotencyService, type Key } from '../common/idempotency/index.js';
import { findPage, type InWeeks, type ListQuery, totalsBy, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { spamFlag } from '../common/spam/index.js';
import type { BookingChangesDto, BookingDto } from './booking.dto.js';
import { BOOKING_LISTS, INBOX_LIST } from './booking.list.js';
import { toBooking } from './booking.mapper.js';
import { type Booking, BOOKING_MODEL, type BookingOfKind } from './booking.schema.js';
import { keepProof } from './consent-proof.js';
import { kindRules } from './kind-rules.js';

interface BookingAdded {
  readonly message: string;
  readonly bookingId: string;
}

const toAnswer = (booking: Booking) => toBooking(booking as BookingOfKind);

@Injectable()
export class BookingsService {
  constructor(
    @InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly changes: AuditedChanges,
  ) {}

  async add(kind: BookingKind, dto: BookingDto, key: Key, suspectedSpam: boolean): Promise<BookingAdded> {
    const { answer } = await this.idempotency.createIdempotent(this.ofKind(kind), {
      key,
      sent: dto,
      record: { ...dto, kind, status: 'Pending', ...spamFlag(suspectedSpam) },
      toAnswer: ({ _id }) => ({ message: MESSAGES.bookingAdded, bookingId: String(_id) }),
    });
    return answer;
  }

  async list(kind: BookingKind, query: ListQuery, by: Visitor) {
    const page = await findPage(this.bookings, BOOKING_LISTS[kind], query, toAnswer, { kind });
    return this.audit.viewedPage(by, { entity: 'booking', kind }, query, page);
  }

  /** All five kinds in one list. */
  async inbox(query: ListQuery, by: Visitor) {
    const page = await findPage(this.bookings, INBOX_LIST, query, toAnswer);
    return this.audit.viewedPage(by, { entity: 'booking' }, query, page);
  }

  async update(kind: BookingKind, id: string, changes: BookingChangesDto, by: Visitor, ifMatch: IfMatchValue) {
    const booking = await findOr404(this.ofKind(kind), id);
    requireDependents(kindRules(kind), { ...booking.toObject<Record<string, unknown>>(), ...changes });
    await this.changes.update(booking, changes, by, { entity: 'booking', kind }, ifMatch);
    return toBooking(booking);
  }

  async delete(kind: BookingKind, id: string, by: Visitor): Promise<{ message: string }> {
    const booking = await findOr404(this.ofKind(kind), id, {}, '+idempotency');
    await keepProof(this.bookings.db, booking);
    await this.idempotency.spend(booking.idempotency);
    await this.changes.delete(booking, by, { entity: 'booking', kind });
    return { message: MESSAGES.bookingDeleted };
  }

  async figures(weeks: readonly WeekSpan[]): Promise<InWeeks<Record<BookingKind, Record<BookingStatus, number>>>> {
    const ofKinds = BOOKING_KINDS.map(
      async (kind) => [kind, await totalsBy(this.bookings, 'status', BOOKING_STATUSES, { kind })] as const,
    );
    const [now, byWeek] = await Promise.all([Promise.all(ofKinds), totalsByWeek(this.bookings, weeks)]);
    return { now: Object.fromEntries(now) as Record<BookingKind, Record<BookingStatus, number>>, byWeek };
  }

  /** The discriminator's model: it finds and makes bookings of its own kind only. */
  private ofKind(kind: BookingKind): Model<BookingOfKind> {
    return this.bookings.discriminators?.[kind] as unknown as Model<BookingOfKind>;
  }
}
