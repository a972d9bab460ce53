import icon from '@mui/icons-material/InboxOutlined';
import { representationOf } from '../../config/resources';
import { Inbox } from './Inbox';

export const inbox = {
  list: Inbox,
  icon,
  recordRepresentation: representationOf('inbox'),
};
