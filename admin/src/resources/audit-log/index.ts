import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const auditLog = {
  list: lazyPage(async () => (await import('./AuditLog')).AuditLog),
  recordRepresentation: representationOf('audit-log'),
};
