import { Controller, Get } from '@nestjs/common';
import { ListParams, type ListQuery } from '../common/list/index.js';
import { AUDIT_LIST, AuditService } from './audit.service.js';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  list(@ListParams(AUDIT_LIST) query: ListQuery) {
    return this.audit.list(query);
  }
}
