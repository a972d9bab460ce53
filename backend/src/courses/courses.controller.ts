import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { CacheIfAnonymous, CurrentUser, Editors, Public, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { LIST_DESCRIPTION } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { CourseChangesDto, CourseDto } from './course.dto.js';
import { CoursesService } from './courses.service.js';

@Controller('course')
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Public()
  @Get('getcourses')
  @CacheIfAnonymous()
  @Describes(LIST_DESCRIPTION)
  list(@Query() query: Readonly<Record<string, unknown>>, @CurrentUser() visitor: RequestUser | undefined) {
    return this.courses.list(query, visitor?.role);
  }

  @Editors()
  @Post('addCourse')
  add(@Body() dto: CourseDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.courses.add(dto, key, by);
  }

  @Editors()
  @Put('updateCourse/:id')
  update(
    @Param('id') id: string,
    @Body() dto: CourseChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.courses.update(id, dto, by, ifMatch);
  }

  @Editors()
  @Delete('deleteCourse/:id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.courses.delete(id, by);
  }
}
