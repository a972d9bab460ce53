import { representationOf } from '../../config/resources';
import { Inbox } from './Inbox';

export const inbox = {
  list: Inbox,
  recordRepresentation: representationOf('inbox'),
};
