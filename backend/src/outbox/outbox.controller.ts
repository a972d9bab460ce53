import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { TOLD_FIELDS } from '#contract/outbox';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { dtoOf } from '../common/dto/index.js';
import { Describes } from '../common/route-description.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { OUTBOX_LIST } from './outbox-message.schema.js';
import { OutboxService } from './outbox.service.js';

export class ToldDto extends dtoOf('Told', TOLD_FIELDS) {}

@Controller('outbox')
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @Get()
  list(@ListParams(OUTBOX_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.outbox.list(query, by);
  }

  @Post(':id/told')
  @HttpCode(200)
  told(@Param('id') id: string, @Body() { by: channel }: ToldDto, @CurrentUser() by: RequestUser) {
    return this.outbox.told(id, channel, by);
  }

  @Delete(':id/told')
  @Describes({ responses: { 409: 'It was not told, or its decision was changed since.' } })
  notTold(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.outbox.notTold(id, by);
  }

  @Post(':id/resend')
  @HttpCode(200)
  resend(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.outbox.resend(id, by);
  }
}
