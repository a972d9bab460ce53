import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { ClosingDto, DATA_REQUEST_LIST } from './data-request.schema.js';
import { DataRequestsService } from './data-requests.service.js';

@Controller('data-requests')
export class DataRequestsController {
  constructor(private readonly requests: DataRequestsService) {}

  @Get()
  list(@ListParams(DATA_REQUEST_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.requests.list(query, by);
  }

  @Post(':id/close')
  @HttpCode(200)
  @Describes({ responses: { 409: 'It is closed already.' } })
  close(@Param('id') id: string, @Body() dto: ClosingDto, @CurrentUser() by: RequestUser) {
    return this.requests.close(id, dto, by);
  }
}
