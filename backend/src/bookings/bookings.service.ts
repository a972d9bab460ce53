import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { BookingKind } from '#contract/bookings';
import { MESSAGES } from '#contract/messages';
import { readDto } from '../common/dto/index.js';
import { findOr404 } from '../common/find-or-404.js';
import { findPage, type ListQuery } from '../common/list/index.js';
import { createOnce, deleteOnce, type OnceKey } from '../common/once/index.js';
import { toBooking } from './booking.mapper.js';
import { type Booking, BOOKING_MODEL, type BookingOfKind } from './booking.schema.js';
import { KINDS } from './kinds.js';

@Injectable()
export class BookingsService {
  constructor(@InjectModel(BOOKING_MODEL) private readonly bookings: Model<Booking>) {}

  async add(kind: BookingKind, body: unknown, key: OnceKey): Promise<{ message: string; bookingId: string }> {
    const sent = readDto(KINDS[kind].dto, body);
    const bookings = this.ofKind(kind);
    const { answer } = await createOnce(bookings, {
      key,
      sent,
      record: new bookings({ ...sent, status: 'Pending' }),
      toAnswer: ({ _id }) => ({ message: MESSAGES.bookingAdded, bookingId: String(_id) }),
    });
    return answer;
  }

  list(kind: BookingKind, query: ListQuery) {
    return findPage(this.ofKind(kind), KINDS[kind].list, query, toBooking);
  }

  async update(kind: BookingKind, id: string, body: unknown) {
    const booking = await findOr404(this.ofKind(kind), id);
    await booking.set(readDto(KINDS[kind].changes, body)).save();
    return toBooking(booking);
  }

  async delete(kind: BookingKind, id: string): Promise<{ message: string }> {
    await deleteOnce(this.ofKind(kind), id);
    return { message: MESSAGES.bookingDeleted };
  }

  /** The discriminator's model: it finds and makes bookings of its own kind only. */
  private ofKind(kind: BookingKind): Model<BookingOfKind> {
    return this.bookings.discriminators?.[kind] as unknown as Model<BookingOfKind>;
  }
}
