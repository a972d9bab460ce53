import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { SERIES_LIST, SeriesEndDto, SeriesPauseDto } from './series.dto.js';
import { SeriesService } from './series.service.js';
import { SessionsCancelService } from './sessions-cancel.service.js';

@Controller('series')
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly cancellations: SessionsCancelService,
  ) {}

  @Get()
  list(@ListParams(SERIES_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.series.list(query, by);
  }

  @Post(':id/end')
  @HttpCode(200)
  end(@Param('id') id: string, @Body() { from }: SeriesEndDto, @CurrentUser() by: RequestUser) {
    return this.cancellations.end(id, from, by);
  }

  @Post(':id/pause')
  @HttpCode(200)
  pause(
    @Param('id') id: string,
    @Body() dto: SeriesPauseDto,
    @IdempotencyKey() key: Key,
    @CurrentUser() by: RequestUser,
  ) {
    return this.cancellations.pause(id, dto, key, by);
  }
}
