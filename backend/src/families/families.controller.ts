import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { FAMILY_LIST, FamilyChangesDto, FamilyDto, FamilyMergeDto, FamilyRecordsDto } from './families.dto.js';
import { FamiliesService } from './families.service.js';
import { FamilySuggestions } from './family-suggestions.service.js';

@Controller('families')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly suggestions: FamilySuggestions,
  ) {}

  @Get()
  list(@ListParams(FAMILY_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.families.list(query, by);
  }

  @Get('suggested')
  @Describes({
    query: { entity: '`booking`, `course-request` or `contact`.', id: 'The id of a record that belongs to no family.' },
    responses: { 400: '`entity` is missing or another one.' },
  })
  suggested(@Query('entity') entity: unknown, @Query('id') id: unknown, @CurrentUser() by: RequestUser) {
    return this.suggestions.familiesFor({ entity, id }, by);
  }

  @Get(':id')
  show(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.families.show(id, by);
  }

  @Post()
  add(@Body() dto: FamilyDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.families.add(dto, key, by);
  }

  @Put(':id')
  @Describes({ responses: { 409: 'A booking names a child that was left out.' } })
  update(
    @Param('id') id: string,
    @Body() dto: FamilyChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.families.update(id, dto, by, ifMatch);
  }

  @Post(':id/records')
  @HttpCode(200)
  @Describes({ responses: { 409: 'A record belongs to another family, or a booking has sessions or goals.' } })
  changeRecords(@Param('id') id: string, @Body() dto: FamilyRecordsDto, @CurrentUser() by: RequestUser) {
    return this.families.changeRecords(id, dto, by);
  }

  @Post(':id/merge')
  @HttpCode(200)
  @Describes({
    responses: { 409: 'It is the same family, there are too many contacts, or a child would be in two places.' },
  })
  merge(@Param('id') id: string, @Body() { other }: FamilyMergeDto, @CurrentUser() by: RequestUser) {
    return this.families.merge(id, other, by);
  }

  @Post(':id/unmerge')
  @HttpCode(200)
  @Describes({ responses: { 409: 'They are not merged, or something was erased since.' } })
  unmerge(@Param('id') id: string, @Body() { other }: FamilyMergeDto, @CurrentUser() by: RequestUser) {
    return this.families.unmerge(id, other, by);
  }
}
