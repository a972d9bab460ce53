import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CacheIfAnonymous, CurrentUser, Public, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { VacanciesService } from './vacancies.service.js';
import { VacancyChangesDto, VacancyDto, VACANCY_LIST } from './vacancy.dto.js';

@Controller('vacancy')
export class VacanciesController {
  constructor(private readonly vacancies: VacanciesService) {}

  @Public()
  @Get()
  @CacheIfAnonymous()
  list(@ListParams(VACANCY_LIST) query: ListQuery, @CurrentUser() visitor: RequestUser | undefined) {
    return this.vacancies.list(query, visitor?.role);
  }

  @Post()
  add(@Body() dto: VacancyDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.vacancies.add(dto, key, by);
  }

  @Put(':id')
  update(
    @Param('id') id: string,
    @Body() dto: VacancyChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.vacancies.update(id, dto, by, ifMatch);
  }

  @Delete(':id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.vacancies.delete(id, by);
  }
}
