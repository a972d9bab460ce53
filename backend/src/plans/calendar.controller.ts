import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ClientAddress, CurrentUser, Public, type RequestUser, SignedIn } from '../common/access/index.js';
import { Describes } from '../common/route-description.js';
import { AnswersText } from './calendar.text.js';
import { CalendarService } from './calendar.service.js';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @SignedIn()
  @Post('staff/:profileId/calendar-address')
  renew(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.calendar.renew(id, by);
  }

  @SignedIn()
  @Delete('staff/:profileId/calendar-address')
  @HttpCode(HttpStatus.NO_CONTENT)
  end(@Param('profileId') id: string, @CurrentUser() by: RequestUser) {
    return this.calendar.end(id, by);
  }

  /** A calendar can send nothing but an address, so the secret stands in it; the request log has the route only. */
  @Public()
  @Get('calendar/:secret.ics')
  @Header('Cache-Control', 'private, no-cache')
  @AnswersText('text/calendar; charset=utf-8')
  @Describes({ responses: { 404: 'Unknown or ended.', 429: 'Too many unknown addresses from one place.' } })
  feed(@Param('secret') secret: string, @ClientAddress() address: string) {
    return this.calendar.feed(secret, address);
  }
}
