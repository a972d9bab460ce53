export { AuditModule } from './audit.module.js';
export { AuditService, changedFields } from './audit.service.js';
