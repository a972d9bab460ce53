import icon from '@mui/icons-material/History';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const auditLog = {
  list: lazyPage(async () => (await import('./AuditLog')).AuditLog),
  icon,
  recordRepresentation: representationOf('audit-log'),
};
