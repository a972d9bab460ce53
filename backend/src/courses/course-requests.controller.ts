import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CurrentUser, type Visitor } from '../common/access/index.js';
import { PublicCreate } from '../common/limits/index.js';
import { AskedFor, Envelope, type ListQuery } from '../common/list/index.js';
import { Doubtful, Once, type OnceKey } from '../common/once/index.js';
import { COURSE_REQUEST_LIST, CourseRequestDto, DecisionDto } from './course.dto.js';
import { CourseRequestsService } from './course-requests.service.js';

@Controller('course')
export class CourseRequestsController {
  constructor(private readonly requests: CourseRequestsService) {}

  @PublicCreate('add-course-requests')
  add(@Body() dto: CourseRequestDto, @Once() key: OnceKey, @Doubtful() doubtful: boolean) {
    return this.requests.add(dto, key, doubtful);
  }

  @Get('course-requests')
  @Envelope('requests')
  list(@AskedFor(COURSE_REQUEST_LIST) query: ListQuery, @CurrentUser() by: Visitor) {
    return this.requests.list(query, by);
  }

  @Put('course-requests/:id')
  decide(@Param('id') id: string, @Body() decision: DecisionDto, @CurrentUser() by: Visitor) {
    return this.requests.decide(id, decision, by);
  }
}
