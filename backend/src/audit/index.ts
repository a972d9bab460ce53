export { AuditModule } from './audit.module.js';
export { AuditService, OPERATOR } from './audit.service.js';
export { AuditedChanges } from './audited-changes.js';
