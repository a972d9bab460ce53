import icon from '@mui/icons-material/SendOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const outgoingMessages = {
  list: lazyPage(async () => (await import('./OutgoingList')).OutgoingList),
  icon,
  recordRepresentation: representationOf('outgoing-messages'),
};
