import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { ADMINISTRATOR_LIST, InvitationDto } from './administrator.dto.js';
import { AdministratorsService } from './administrators.service.js';

@Controller('administrators')
export class AdministratorsController {
  constructor(private readonly administrators: AdministratorsService) {}

  @Get()
  list(@ListParams(ADMINISTRATOR_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.administrators.list(query, by);
  }

  @Post()
  invite(@Body() dto: InvitationDto, @CurrentUser() by: RequestUser) {
    return this.administrators.invite(dto, by);
  }

  @Post(':id/invite')
  @HttpCode(200)
  @Describes({ responses: { 409: 'They have already chosen a password.' } })
  inviteAgain(@Param('id') id: string, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.administrators.inviteAgain(id, key, by);
  }

  @Delete(':id')
  remove(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.administrators.remove(id, by);
  }
}
