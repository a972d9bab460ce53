import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ClientAddress, Public } from '../common/access/index.js';
import { FollowUpCancelDto, FollowUpChangesDto, FollowUpDto, FollowUpRenewDto } from './follow-up.dto.js';
import { FollowUpService } from './follow-up.service.js';

/** What identifies a family stands in the body: addresses of pages and requests are written down in many places. */
@Public()
@Controller('follow-up')
export class FollowUpController {
  constructor(private readonly followUp: FollowUpService) {}

  @Post()
  @HttpCode(200)
  look(@Body() dto: FollowUpDto, @ClientAddress() address: string) {
    return this.followUp.look(dto, address);
  }

  @Put()
  change(@Body() dto: FollowUpChangesDto, @ClientAddress() address: string) {
    return this.followUp.change(dto, address);
  }

  @Post('cancel')
  @HttpCode(200)
  cancel(@Body() dto: FollowUpCancelDto, @ClientAddress() address: string) {
    return this.followUp.cancel(dto, address);
  }

  @Post('renew')
  @HttpCode(200)
  renew(@Body() dto: FollowUpRenewDto, @ClientAddress() address: string) {
    return this.followUp.renew(dto, address);
  }
}
