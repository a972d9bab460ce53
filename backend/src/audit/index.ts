export { AUDIT_MODEL } from './audit-event.schema.js';
export { AuditModule } from './audit.module.js';
export { type Actor, AuditService, OPERATOR } from './audit.service.js';
export { AuditedChanges, type Removal } from './audited-changes.js';
