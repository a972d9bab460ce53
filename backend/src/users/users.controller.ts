import { Body, Controller, Get, Param, Put, UploadedFile } from '@nestjs/common';
import { CV } from '#contract/users';
import { CurrentUser, SignedIn, type Visitor } from '../common/access/index.js';
import { IfMatch, type Version } from '../common/if-match.js';
import { PublicCreate } from '../common/limits/index.js';
import { AskedFor, type ListQuery } from '../common/list/index.js';
import { IdempotencyKey, type Key } from '../common/idempotency/index.js';
import { type SentFile, Uploads } from '../files/index.js';
import { RegistrationDto, UserChangesDto } from './user.dto.js';
import { USER_LIST } from './user.list.js';
import { UsersService } from './users.service.js';

@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @PublicCreate('create', 'application')
  @Uploads('cv', CV)
  register(@Body() dto: RegistrationDto, @UploadedFile() cv: SentFile | undefined, @IdempotencyKey() key: Key) {
    return this.users.register(dto, cv, key);
  }

  @Get('get')
  list(@AskedFor(USER_LIST) query: ListQuery) {
    return this.users.list(query);
  }

  @SignedIn()
  @Get('me')
  me(@CurrentUser() visitor: Visitor) {
    return this.users.me(visitor);
  }

  @Put(':id/update')
  update(
    @Param('id') id: string,
    @Body() changes: UserChangesDto,
    @CurrentUser() by: Visitor,
    @IfMatch() version: Version,
  ) {
    return this.users.update(id, changes, by, version);
  }
}
