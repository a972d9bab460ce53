import { representationOf } from '../table';
import { Inbox } from './Inbox';

export const inbox = {
  list: Inbox,
  recordRepresentation: representationOf('inbox'),
};
