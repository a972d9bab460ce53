import icon from '@mui/icons-material/PersonAddOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const courseRequests = {
  list: lazyPage(async () => (await import('./RequestList')).RequestList),
  show: lazyPage(async () => (await import('./RequestShow')).RequestShow),
  icon,
  recordRepresentation: representationOf('courseRequests'),
};
