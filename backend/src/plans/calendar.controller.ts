import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ClientAddress, CurrentUser, Public, type RequestUser, SignedIn } from '../common/access/index.js';
import { Describes } from '../common/route-description.js';
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
  @Describes({ responses: { 404: 'Unknown or ended.', 429: 'Too many unknown addresses from one place.' } })
  async feed(
    @Param('secret') secret: string,
    @ClientAddress() address: string,
    @Res() response: Response,
  ): Promise<void> {
    sendCalendar(await this.calendar.feed(secret, address), response);
  }
}

/** A header of the route would be that of a refusal too, which is JSON. */
function sendCalendar(text: string, response: Response): void {
  response.type('text/calendar; charset=utf-8').send(text);
}
