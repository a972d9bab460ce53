import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { ClientAddress, CurrentUser, Public, type RequestUser, SignedIn } from '../common/access/index.js';
import { readAs } from '../common/dto/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { CountsMailSender } from '../limits/index.js';
import { Describes } from '../common/route-description.js';
import {
  FollowUpCancelDto,
  FollowUpChangesDto,
  FollowUpDto,
  FollowUpRenewDto,
  FollowUpSentencesDto,
  FollowUpSessionDto,
  ProgressReportDto,
} from './follow-up.dto.js';
import { FollowUpService } from './follow-up.service.js';

const UNKNOWN = 'No request has these details; unknown and wrong ones are answered alike.';
const LIMITED = { 404: UNKNOWN, 429: 'Too many wrong tries from one address or at one reference.' } as const;

/** A family identifies itself in the body, because addresses of pages and requests are written down in many places. */
@Public()
@UseInterceptors(CountsMailSender)
@Controller('follow-up')
export class FollowUpController {
  constructor(private readonly followUp: FollowUpService) {}

  @Post()
  @HttpCode(200)
  @Describes({ responses: LIMITED })
  show(@Body() dto: FollowUpDto, @ClientAddress() address: string) {
    return this.followUp.show(dto, address);
  }

  @Put()
  @Describes({
    responses: {
      ...LIMITED,
      409: 'A cancelled booking, the starting date of a decided one, or more notes than are kept.',
    },
  })
  change(
    @Body() dto: FollowUpChangesDto,
    @IdempotencyKey() key: Key,
    @ClientAddress() address: string,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.followUp.change(dto, key, address, ifMatch);
  }

  @Post('cancel')
  @HttpCode(200)
  @Describes({ responses: LIMITED })
  cancel(@Body() dto: FollowUpCancelDto, @ClientAddress() address: string) {
    return this.followUp.cancel(dto, address);
  }

  @Post('renew')
  @HttpCode(200)
  @Describes({ responses: { ...LIMITED, 409: 'Not an accepted course request.' } })
  renew(@Body() dto: FollowUpRenewDto, @ClientAddress() address: string) {
    return this.followUp.renew(dto, address);
  }

  @Post('sessions/:id/cancel')
  @HttpCode(200)
  @Describes({
    responses: {
      ...LIMITED,
      409: 'The session has begun, is over, or is no longer at the day and time that were sent.',
    },
  })
  cancelSession(@Param('id') id: string, @Body() dto: FollowUpSessionDto, @ClientAddress() address: string) {
    return this.followUp.cancelSession(id, dto, address);
  }

  @Post('sentences')
  @HttpCode(200)
  @Describes({ responses: { ...LIMITED, 409: 'Consent is withdrawn.' } })
  allowSentences(@Body() dto: FollowUpSentencesDto, @ClientAddress() address: string) {
    return this.followUp.allowSentences(dto, address);
  }

  @Post('report')
  @HttpCode(200)
  @Describes({ responses: { ...LIMITED, 401: 'A booking is asked for without an account.' } })
  report(@Body() dto: ProgressReportDto, @CurrentUser() by: RequestUser | undefined, @ClientAddress() address: string) {
    return this.followUp.report(dto, by, address);
  }

  @SignedIn()
  @Get('report')
  @Describes({
    query: { booking: "A booking's id", from: 'The first day', until: 'The last day', diagnosis: '`true` shows it' },
    responses: { 404: 'Unknown, or of a child whom the account has no session with.' },
  })
  reportOfBooking(
    @Query(readAs(ProgressReportDto)) { token: _, ...dto }: ProgressReportDto,
    @CurrentUser() by: RequestUser,
    @ClientAddress() address: string,
  ) {
    return this.followUp.report(dto, by, address);
  }
}
