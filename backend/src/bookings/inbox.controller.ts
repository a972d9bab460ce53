import { Controller, Get } from '@nestjs/common';
import { AskedFor, type ListQuery } from '../common/list/index.js';
import { BookingsService } from './bookings.service.js';
import { INBOX_LIST } from './kinds.js';

@Controller('bookings')
export class InboxController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('inbox')
  list(@AskedFor(INBOX_LIST) query: ListQuery) {
    return this.bookings.inbox(query);
  }
}
