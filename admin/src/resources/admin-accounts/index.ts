import icon from '@mui/icons-material/ShieldOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const administrators = {
  list: lazyPage(async () => (await import('./AccountList')).AccountList),
  icon,
  recordRepresentation: representationOf('admin-accounts'),
};
