import { Controller, Get, Param, type Type } from '@nestjs/common';
import type { BookingKind } from '#contract/bookings';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { MatchService } from './match.service.js';

/** Lists who could take the bookings of one kind. */
export function matchController(kind: BookingKind): Type {
  @Controller(kind)
  class MatchController {
    constructor(private readonly match: MatchService) {}

    @Get('matches/:bookingId')
    matches(@Param('bookingId') id: string, @CurrentUser() by: RequestUser) {
      return this.match.matches(kind, id, by);
    }
  }
  return MatchController;
}
