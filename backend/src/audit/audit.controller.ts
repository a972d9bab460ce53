import { Controller, Get } from '@nestjs/common';
import { AskedFor, type ListQuery } from '../common/list/index.js';
import { AUDIT_LIST, AuditService } from './audit.service.js';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  list(@AskedFor(AUDIT_LIST) query: ListQuery) {
    return this.audit.list(query);
  }
}
