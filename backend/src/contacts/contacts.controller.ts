import { Body, Controller, Delete, Get, Param } from '@nestjs/common';
import { CurrentUser, type Visitor } from '../common/access/index.js';
import { PublicCreate } from '../common/limits/index.js';
import { AskedFor, type ListQuery } from '../common/list/index.js';
import { Doubtful, Once, type OnceKey } from '../common/once/index.js';
import { CONTACT_LIST, ContactDto } from './contact.dto.js';
import { ContactsService } from './contacts.service.js';

@Controller('contact')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @PublicCreate('addcontact')
  add(@Body() dto: ContactDto, @Once() key: OnceKey, @Doubtful() doubtful: boolean) {
    return this.contacts.add(dto, key, doubtful);
  }

  @Get('getcontact')
  list(@AskedFor(CONTACT_LIST) query: ListQuery, @CurrentUser() by: Visitor) {
    return this.contacts.list(query, by);
  }

  @Delete('deletecontact/:id')
  delete(@Param('id') id: string, @CurrentUser() by: Visitor) {
    return this.contacts.delete(id, by);
  }
}
