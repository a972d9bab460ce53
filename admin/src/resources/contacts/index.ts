import icon from '@mui/icons-material/MailOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const contacts = {
  list: lazyPage(async () => (await import('./ContactList')).ContactList),
  show: lazyPage(async () => (await import('./ContactShow')).ContactShow),
  icon,
  recordRepresentation: representationOf('getcontact'),
};
