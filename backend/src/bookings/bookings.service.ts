import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BOOKING_KINDS, BOOKING_STATUSES, type BookingKind, type BookingStatus } from '#contract/bookings';
import { MESSAGES } from '#contract/messages';
import { AuditedChanges, AuditService } from '../audit/index.js';
import type { Visitor } from '../common/access/index.js';
import { readDto } from '../common/dto/index.js';
import { findOr404 } from '../common/find-or-404.js';
import type { Version } from '../common/if-match.js';
import { findPage, type InWeeks, type ListQuery, totalsBy, totalsByWeek, type WeekSpan } from '../common/list/index.js';
import { createOnce, type NewRecord, type OnceKey, spendKey } from '../common/once/index.js';
import { toBooking } from './booking.mapper.js';
import { type Booking, BOOKING_MODEL, type BookingOfKind } from './booking.schema.js';
import { keepProof } from './consent-proof.js';
import { INBOX_LIST, KINDS } from './kinds.js';

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
    private readonly changes: AuditedChanges,
  ) {}

  async add(kind: BookingKind, body: unknown, key: OnceKey, doubtful: boolean): Promise<BookingAdded> {
    const sent = readDto(KINDS[kind].dto, body);
    const { answer } = await createOnce(this.ofKind(kind), {
      key,
      sent,
      record: { ...sent, kind, status: 'Pending' } as NewRecord<BookingOfKind>,
      toAnswer: ({ _id }) => ({ message: MESSAGES.bookingAdded, bookingId: String(_id) }),
      heldAs: doubtful ? kind : undefined,
    });
    return answer;
  }

  async list(kind: BookingKind, query: ListQuery, by: Visitor) {
    const page = await findPage(this.bookings, KINDS[kind].list, query, toAnswer, { kind });
    return this.audit.viewedPage(by, { entity: 'booking', kind }, query, page);
  }

  /** All five kinds in one list. */
  async inbox(query: ListQuery, by: Visitor) {
    const page = await findPage(this.bookings, INBOX_LIST, query, toAnswer);
    return this.audit.viewedPage(by, { entity: 'booking' }, query, page);
  }

  async update(kind: BookingKind, id: string, body: unknown, by: Visitor, version: Version) {
    const booking = await findOr404(this.ofKind(kind), id);
    await this.changes.update(booking, readDto(KINDS[kind].changes, body), by, { entity: 'booking', kind }, version);
    return toBooking(booking);
  }

  async delete(kind: BookingKind, id: string, by: Visitor): Promise<{ message: string }> {
    const booking = await findOr404(this.ofKind(kind), id, {}, '+once');
    await keepProof(this.bookings.db, booking);
    await spendKey(this.bookings.db, booking.once);
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
