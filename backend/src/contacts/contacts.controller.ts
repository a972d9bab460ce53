import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { PublicCreate } from '../limits/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { SuspectedSpam } from '../common/suspected-spam.js';
import { Describes } from '../common/route-description.js';
import { AnswersOutgoing } from '../messages/index.js';
import { CONTACT_LIST, ContactAnswerDto, ContactClosingDto, ContactDto } from './contact.dto.js';
import { ContactsService } from './contacts.service.js';

@Controller('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @PublicCreate('addcontact')
  add(@Body() dto: ContactDto, @IdempotencyKey() key: Key, @SuspectedSpam() suspectedSpam: boolean) {
    return this.contacts.add(dto, key, suspectedSpam);
  }

  @Get('getcontact')
  list(@ListParams(CONTACT_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.contacts.list(query, by);
  }

  @Post(':id/answer')
  @AnswersOutgoing()
  @HttpCode(200)
  answer(
    @Param('id') id: string,
    @Body() dto: ContactAnswerDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.contacts.answer(id, dto, by, ifMatch);
  }

  @Put(':id/status')
  @AnswersOutgoing()
  @Describes({ responses: { 409: 'It is answered.' } })
  setStatus(
    @Param('id') id: string,
    @Body() dto: ContactClosingDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.contacts.setStatus(id, dto, by, ifMatch);
  }

  @Post(':id/release')
  @HttpCode(200)
  release(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.contacts.release(id, by);
  }

  @Delete('deletecontact/:id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.contacts.delete(id, by);
  }
}
