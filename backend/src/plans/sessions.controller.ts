import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser, SignedIn } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { IdempotencyKey, type Key } from '../idempotency/index.js';
import { CoverService } from './cover.service.js';
import { SeriesService } from './series.service.js';
import { SessionsCancelService } from './sessions-cancel.service.js';
import { SessionsMoveService } from './sessions-move.service.js';
import {
  CoverDto,
  OutcomeDto,
  OwedDto,
  SeriesPlanDto,
  SESSION_LIST,
  SessionCancelDto,
  SessionChangeDto,
  SessionPlanDto,
} from './sessions.dto.js';
import { SessionsService } from './sessions.service.js';

const REFUSED = {
  409: 'There is a clash, or a warning of a day that `allow` does not name: the answer holds the list of a preview.',
};

@Controller('sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly series: SeriesService,
    private readonly moves: SessionsMoveService,
    private readonly cancellations: SessionsCancelService,
    private readonly covers: CoverService,
  ) {}

  @Post('preview')
  @HttpCode(200)
  preview(@Body() dto: SeriesPlanDto) {
    return this.series.preview(dto);
  }

  @Post('series')
  @Describes({ responses: REFUSED })
  planSeries(@Body() dto: SeriesPlanDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.series.plan(dto, key, by);
  }

  @Post()
  @Describes({ responses: REFUSED })
  plan(@Body() dto: SessionPlanDto, @IdempotencyKey() key: Key, @CurrentUser() by: RequestUser) {
    return this.sessions.plan(dto, key, by);
  }

  @Post('cover')
  @HttpCode(200)
  cover(@Body() dto: CoverDto, @CurrentUser() by: RequestUser) {
    return this.covers.cover(dto, by);
  }

  @SignedIn()
  @Get()
  list(@ListParams(SESSION_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.sessions.list(query, by);
  }

  @SignedIn()
  @Get(':id')
  one(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.sessions.one(id, by);
  }

  @Put(':id')
  @Describes({ responses: REFUSED })
  move(
    @Param('id') id: string,
    @Body() dto: SessionChangeDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.moves.move(id, dto, by, ifMatch);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(
    @Param('id') id: string,
    @Body() dto: SessionCancelDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.cancellations.cancel(id, dto, by, { ifMatch });
  }

  @Put(':id/owed')
  @Describes({ responses: { 409: 'It was not cancelled, makes up for another one, or another one makes up for it.' } })
  owe(@Param('id') id: string, @Body() dto: OwedDto, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.cancellations.owe(id, dto, by, ifMatch);
  }

  @SignedIn()
  @Post(':id/outcome')
  @HttpCode(200)
  @Describes({ responses: { 409: 'The session is to come or cancelled, or has a note, which says that it was held.' } })
  recordOutcome(
    @Param('id') id: string,
    @Body() dto: OutcomeDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.sessions.recordOutcome(id, dto.status, by, ifMatch);
  }

  @SignedIn()
  @Delete(':id/outcome')
  @Describes({ responses: { 200: 'The session, planned again.', 409: 'It is to come or cancelled, or has a note.' } })
  removeOutcome(@Param('id') id: string, @CurrentUser() by: RequestUser, @IfMatch() ifMatch: IfMatchValue) {
    return this.sessions.recordOutcome(id, 'planned', by, ifMatch);
  }
}
