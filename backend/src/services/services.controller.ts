import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { CacheIfAnonymous, CurrentUser, Editors, Public, type RequestUser } from '../common/access/index.js';
import { IfMatch, type IfMatchValue } from '../common/if-match.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { Describes } from '../common/route-description.js';
import { SERVICE_LIST, ServiceChangesDto, ServiceDto } from './service.dto.js';
import { ServicesService } from './services.service.js';

@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Public()
  @Get()
  @CacheIfAnonymous()
  list(@ListParams(SERVICE_LIST) query: ListQuery) {
    return this.services.list(query);
  }

  @Editors()
  @Describes({ responses: { 409: 'This service has its prices already.' } })
  @Post()
  add(@Body() dto: ServiceDto, @CurrentUser() by: RequestUser) {
    return this.services.add(dto, by);
  }

  @Editors()
  @Describes({ responses: { 409: 'Another record is about this service.' } })
  @Put(':id')
  update(
    @Param('id') id: string,
    @Body() dto: ServiceChangesDto,
    @CurrentUser() by: RequestUser,
    @IfMatch() ifMatch: IfMatchValue,
  ) {
    return this.services.update(id, dto, by, ifMatch);
  }

  @Editors()
  @Delete(':id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.services.delete(id, by);
  }
}
