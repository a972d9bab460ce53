import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { QUARANTINE_LIST } from './quarantine.list.js';
import { QuarantineService } from './quarantine.service.js';

@Controller('quarantine')
export class QuarantineController {
  constructor(private readonly quarantine: QuarantineService) {}

  @Get()
  list(@ListParams(QUARANTINE_LIST) query: ListQuery, @CurrentUser() by: RequestUser) {
    return this.quarantine.list(query, by);
  }

  @Put(':id/release')
  release(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.quarantine.release(id, by);
  }

  @Delete(':id')
  delete(@Param('id') id: string, @CurrentUser() by: RequestUser) {
    return this.quarantine.delete(id, by);
  }
}
