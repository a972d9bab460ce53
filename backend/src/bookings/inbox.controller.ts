import { Controller, Get } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { BookingsService } from './bookings.service.js';
import { INBOX_LIST } from './booking.list.js';

@Controller('bookings')
export class InboxController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('inbox')
  list(@ListParams(INBOX_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.bookings.inbox(query, by);
  }
}
