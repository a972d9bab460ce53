import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { PublicCreate } from '../limits/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { SuspectedSpam } from '../common/suspected-spam.js';
import { AnswersOutgoing } from '../messages/index.js';
import { COURSE_REQUEST_LIST, CourseRequestDto, DecisionDto } from './course-request.dto.js';
import { CourseRequestsService } from './course-requests.service.js';

@Controller('course')
export class CourseRequestsController {
  constructor(private readonly requests: CourseRequestsService) {}

  @PublicCreate('add-course-requests')
  add(@Body() dto: CourseRequestDto, @IdempotencyKey() key: Key, @SuspectedSpam() suspectedSpam: boolean) {
    return this.requests.add(dto, key, suspectedSpam);
  }

  @Get('course-requests')
  list(@ListParams(COURSE_REQUEST_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.requests.list(query, by);
  }

  @Put('course-requests/:id')
  @AnswersOutgoing()
  decide(
    @Param('id') id: string,
    @Body() decision: DecisionDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.requests.decide(id, decision, by, ifMatch);
  }

  @Post('course-requests/:id/take-back')
  @HttpCode(200)
  takeBack(@Param('id') id: string, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.requests.takeBack(id, by, ifMatch);
  }

  @Post('course-requests/:id/release')
  @HttpCode(200)
  release(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.requests.release(id, by);
  }

  @Delete('course-requests/:id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.requests.delete(id, by);
  }
}
