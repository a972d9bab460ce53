import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const auditLog = {
  list: lazyPage(async () => (await import('./AuditLog')).AuditLog),
  recordRepresentation: representationOf('audit-log'),
};
