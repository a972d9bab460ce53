import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, type Type } from '@nestjs/common';
import type { BookingKind } from '#contract/bookings';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { readAs } from '../common/dto/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { PublicCreate } from '../limits/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { SuspectedSpam } from '../common/suspected-spam.js';
import { AnswersOutgoing } from '../messages/index.js';
import {
  BOOKING_DTOS,
  BOOKING_LISTS,
  type BookingChangesDto,
  type BookingDto,
  type EnteredBookingDto,
  INBOX_LIST,
} from './booking.dto.js';
import { BookingsService } from './bookings.service.js';

/** The routes of one kind of booking: the URL names it, never the body. */
export function bookingsController(kind: BookingKind): Type {
  const { create, entered, changes } = BOOKING_DTOS[kind];

  @Controller(kind)
  class BookingsController {
    constructor(private readonly bookings: BookingsService) {}

    @PublicCreate('add-booking')
    add(@Body(readAs(create)) dto: BookingDto, @IdempotencyKey() key: Key, @SuspectedSpam() suspectedSpam: boolean) {
      return this.bookings.add(kind, dto, key, suspectedSpam);
    }

    @Post('enter-booking')
    @Describes({ responses: { 422: 'The idempotency key came before with other content.' } })
    enter(@Body(readAs(entered)) dto: EnteredBookingDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
      return this.bookings.enter(kind, dto, key, by);
    }

    @Get('view-booking')
    list(@ListParams(BOOKING_LISTS[kind]) query: ListQuery, @CurrentUser() by: RequestUser) {
      return this.bookings.list(kind, query, by);
    }

    @Put('update-booking/:id')
    @AnswersOutgoing()
    update(
      @Param('id') id: string,
      @Body(readAs(changes)) dto: BookingChangesDto,
      @CurrentUser() by: RequestUser,
      @IfMatch() ifMatch: IfMatchValue,
    ) {
      return this.bookings.update(kind, id, dto, by, ifMatch);
    }

    @Post('release-booking/:id')
    @HttpCode(200)
    release(@Param('id') id: string, @CurrentUser() by: RequestUser) {
      return this.bookings.release(kind, id, by);
    }

    @Delete('delete-booking/:id')
    delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
      return this.bookings.delete(kind, id, by);
    }
  }
  return BookingsController;
}

/** The bookings of all kinds in one list. */
@Controller('bookings')
export class InboxController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('inbox')
  list(@ListParams(INBOX_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.bookings.inbox(query, by);
  }
}
