import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { CacheIfAnonymous, CurrentUser, Public, type RequestUser } from '../common/access/index.js';
import { readAs } from '../common/dto/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { HolidaysService } from './holidays.service.js';
import { HOLIDAY_LIST, HolidayChangesDto, HolidayDto, SPAN_DESCRIPTION, SpanDto } from './staff.dto.js';

@Controller()
export class HolidaysController {
  constructor(private readonly holidays: HolidaysService) {}

  @Public()
  @Get('calendar/holidays')
  @CacheIfAnonymous()
  @Describes(SPAN_DESCRIPTION)
  among(@Query(readAs(SpanDto)) span: SpanDto) {
    return this.holidays.among(span);
  }

  @Get('holidays')
  list(@ListParams(HOLIDAY_LIST) query: ListQuery) {
    return this.holidays.list(query);
  }

  @Post('holidays')
  @Describes({ responses: { 409: 'The day has a correction of this kind.' } })
  add(@Body() dto: HolidayDto, @CurrentUser() by: RequestUser) {
    return this.holidays.add(dto, by);
  }

  @Put('holidays/:id')
  @Describes({ responses: { 409: 'The day has a correction of this kind.' } })
  update(
    @Param('id') id: string,
    @Body() dto: HolidayChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.holidays.update(id, dto, by, ifMatch);
  }

  @Delete('holidays/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.holidays.delete(id, by);
  }
}
