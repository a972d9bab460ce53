import { Controller, Get, Query } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { readAs } from '../common/dto/index.js';
import { Describes } from '../common/route-description.js';
import { FiguresService } from './figures.service.js';
import { HoursAsCsv } from './hours-csv.js';
import { SPAN_DESCRIPTION, SpanDto } from './staff.dto.js';

/** Routes about all sessions together; those about one session are in the sessions' own controller. */
@Controller('sessions')
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Get('hours')
  @HoursAsCsv()
  @Describes({ query: { ...SPAN_DESCRIPTION.query, format: '`csv`; or `Accept: text/csv`' } })
  hours(@Query(readAs(SpanDto)) span: SpanDto, @CurrentUser() by: RequestUser) {
    return this.figures.hours(span, by);
  }

  @Get('figures')
  ofSessions() {
    return this.figures.figures();
  }
}
