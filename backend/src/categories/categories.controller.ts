import { Body, Controller, Delete, Get, Header, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
import { GREETING, PROFILE_PICTURE } from '#contract/categories';
import { CacheIfAnonymous, CurrentUser, Editors, Public, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { type SentFile, Uploads } from '../files/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { CategoriesService } from './categories.service.js';
import { TEACHER_PROFILE_LIST, TeacherProfileChangesDto, TeacherProfileDto } from './teacher-profile.dto.js';

@Controller('category')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Editors()
  @Post('adddetails')
  @Uploads('profilePicture', PROFILE_PICTURE)
  add(
    @Body() dto: TeacherProfileDto,
    @UploadedFile() picture: SentFile | undefined,
    @IdempotencyKey() key: Key,
    @CurrentUser() by: RequestUser,
  ) {
    return this.categories.add({ dto, picture, key }, by);
  }

  @Public()
  @Get('alldetails')
  @CacheIfAnonymous()
  list(@ListParams(TEACHER_PROFILE_LIST) query: ListQuery, @CurrentUser() visitor: RequestUser | undefined) {
    return this.categories.list(query, visitor?.role);
  }

  @Public()
  @Get('details/:id')
  @CacheIfAnonymous()
  one(@Param('id') id: string, @CurrentUser() visitor: RequestUser | undefined) {
    return this.categories.one(id, visitor?.role);
  }

  @Public()
  @Get('counselingdetails')
  @Header('Cache-Control', 'no-cache')
  ofService(@Query('service') service: unknown) {
    return this.categories.ofService(service);
  }

  @Editors()
  @Put('updatedetails/:id')
  @Uploads('profilePicture', PROFILE_PICTURE, true)
  update(
    @Param('id') id: string,
    @Body() dto: TeacherProfileChangesDto,
    @UploadedFile() picture: SentFile | undefined,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.categories.update(id, { dto, picture, ifMatch }, by);
  }

  @Editors()
  @Put('greeting/:id')
  @Uploads('greeting', GREETING)
  setGreeting(
    @Param('id') id: string,
    @UploadedFile() greeting: SentFile | undefined,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.categories.setGreeting(id, greeting, by, ifMatch);
  }

  @Editors()
  @Delete('greeting/:id')
  removeGreeting(@Param('id') id: string, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.categories.removeGreeting(id, by, ifMatch);
  }

  @Editors()
  @Describes({ responses: { 409: 'A booking names this teacher.' } })
  @Delete('deletedetails/:id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.categories.delete(id, by);
  }
}
