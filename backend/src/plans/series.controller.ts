import { Controller, Get } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { SERIES_LIST } from './series.dto.js';
import { SeriesService } from './series.service.js';

@Controller('series')
export class SeriesController {
  constructor(private readonly series: SeriesService) {}

  @Get()
  list(@ListParams(SERIES_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.series.list(query, by);
  }
}
