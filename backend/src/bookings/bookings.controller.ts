import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { BOOKING_KINDS, type BookingKind } from '#contract/bookings';
import { CurrentUser, type Visitor } from '../common/access/index.js';
import { IfMatch, type Version } from '../common/if-match.js';
import { PublicCreate } from '../common/limits/index.js';
import type { ListQuery } from '../common/list/index.js';
import { Doubtful, Once, type OnceKey } from '../common/once/index.js';
import { BookingsService } from './bookings.service.js';
import { BookingsAskedFor, Kind } from './kind.decorator.js';

@Controller([...BOOKING_KINDS])
export class BookingsController {
  constructor(private readonly bookings: BookingsService) {}

  @PublicCreate('add-booking')
  add(@Kind() kind: BookingKind, @Body() body: unknown, @Once() key: OnceKey, @Doubtful() doubtful: boolean) {
    return this.bookings.add(kind, body, key, doubtful);
  }

  @Get('view-booking')
  list(@Kind() kind: BookingKind, @BookingsAskedFor() query: ListQuery, @CurrentUser() by: Visitor) {
    return this.bookings.list(kind, query, by);
  }

  @Put('update-booking/:id')
  update(
    @Kind() kind: BookingKind,
    @Param('id') id: string,
    @Body() body: unknown,
    @CurrentUser() by: Visitor,
    @IfMatch() version: Version,
  ) {
    return this.bookings.update(kind, id, body, by, version);
  }

  @Delete('delete-booking/:id')
  delete(@Kind() kind: BookingKind, @Param('id') id: string, @CurrentUser() by: Visitor) {
    return this.bookings.delete(kind, id, by);
  }
}
