import { Body, Controller, Delete, Get, Param, Put, UploadedFile } from '@nestjs/common';
import { CV } from '#contract/users';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { PublicCreate } from '../limits/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { Describes } from '../common/route-description.js';
import { type SentFile, Uploads } from '../files/index.js';
import { AnswersOutgoing } from '../messages/index.js';
import { RegistrationDto, USER_LIST, UserChangesDto } from './user.dto.js';
import { UsersService } from './users.service.js';

@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Describes({
    responses: {
      409: 'The email address is known.',
      507: 'The CVs that wait for a decision take all the room they may.',
    },
  })
  @PublicCreate('create', 'application', 'applicationOfDay')
  @Uploads('cv', CV)
  register(@Body() dto: RegistrationDto, @UploadedFile() cv: SentFile | undefined, @IdempotencyKey() key: Key) {
    return this.users.register(dto, cv, key);
  }

  @Get('get')
  list(@ListParams(USER_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.users.list(query, by);
  }

  @Put(':id/update')
  @AnswersOutgoing()
  update(
    @Param('id') id: string,
    @Body() dto: UserChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.users.update(id, dto, by, ifMatch);
  }

  @Delete(':id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.users.delete(id, by);
  }
}
