import icon from '@mui/icons-material/ContactsOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const people = {
  list: lazyPage(async () => (await import('./PersonList')).PersonList),
  show: lazyPage(async () => (await import('./PersonShow')).PersonShow),
  icon,
  recordRepresentation: representationOf('people-list'),
};
