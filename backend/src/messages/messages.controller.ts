import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { TOLD_FIELDS } from '#contract/messages';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { dtoOf } from '../common/dto/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { Describes } from '../common/route-description.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { MESSAGE_LIST } from './message.schema.js';
import { MessagesService } from './messages.service.js';

export class ToldDto extends dtoOf('Told', TOLD_FIELDS) {}

@Controller('outbox')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  list(@ListParams(MESSAGE_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.messages.list(query, by);
  }

  @Post(':id/told')
  @HttpCode(200)
  told(
    @Param('id') id: string,
    @Body() { by: channel }: ToldDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.messages.told(id, channel, by, ifMatch);
  }

  @Delete(':id/told')
  @Describes({ responses: { 409: 'It was not told, or its decision was changed since.' } })
  notTold(@Param('id') id: string, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.messages.notTold(id, by, ifMatch);
  }

  @Post(':id/resend')
  @HttpCode(200)
  resend(@Param('id') id: string, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.messages.resend(id, by, ifMatch);
  }
}
