export { AUDIT_MODEL } from './audit-event.schema.js';
export { AuditModule } from './audit.module.js';
export { type Actor, AuditService, type Changed, type NewEvent, OPERATOR } from './audit.service.js';
export { AuditedChanges } from './audited-changes.js';
export { LOOK_MODEL } from './look.schema.js';
