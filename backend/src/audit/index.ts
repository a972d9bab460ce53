export { AuditCut } from './audit.cut.js';
export { AuditKey } from './audit-key.js';
export { AuditModule } from './audit.module.js';
export { AuditService, changedFields, OPERATOR } from './audit.service.js';
export { AuditBrokenError, verifyChain } from './verify-chain.js';
