import { Body, Controller, HttpCode, Post, Put, UseInterceptors } from '@nestjs/common';
import { ClientAddress, Public } from '../common/access/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { CountsMailSender } from '../limits/index.js';
import { Describes } from '../common/route-description.js';
import { FollowUpCancelDto, FollowUpChangesDto, FollowUpDto, FollowUpRenewDto } from './follow-up.dto.js';
import { FollowUpService } from './follow-up.service.js';

const UNKNOWN = 'No request has these details; unknown and wrong ones are answered alike.';
const LIMITED = { 404: UNKNOWN, 429: 'Too many wrong tries from one address or at one reference.' } as const;

/** What identifies a family stands in the body: addresses of pages and requests are written down in many places. */
@Public()
@UseInterceptors(CountsMailSender)
@Controller('follow-up')
export class FollowUpController {
  constructor(private readonly followUp: FollowUpService) {}

  @Post()
  @HttpCode(200)
  @Describes({ responses: LIMITED })
  look(@Body() dto: FollowUpDto, @ClientAddress() address: string) {
    return this.followUp.look(dto, address);
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
}
