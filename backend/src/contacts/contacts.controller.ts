import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { CurrentUser, type Visitor } from '../common/access/index.js';
import { IdempotencyKey, type Key } from '../common/idempotency/index.js';
import { PublicCreate } from '../common/limits/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { SuspectedSpam } from '../common/spam/index.js';
import { ContactDto } from './contact.dto.js';
import { CONTACT_LIST } from './contact.list.js';
import { ContactsService } from './contacts.service.js';

@Controller('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @PublicCreate('addcontact')
  add(@Body() dto: ContactDto, @IdempotencyKey() key: Key, @SuspectedSpam() suspectedSpam: boolean) {
    return this.contacts.add(dto, key, suspectedSpam);
  }

  @Get('getcontact')
  list(@ListParams(CONTACT_LIST) query: ListQuery, @CurrentUser() by: Visitor) {
    return this.contacts.list(query, by);
  }

  @Delete('deletecontact/:id')
  delete(@Param('id') id: string, @CurrentUser() by: Visitor) {
    return this.contacts.delete(id, by);
  }
}
