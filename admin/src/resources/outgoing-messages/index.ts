import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const outgoingMessages = {
  list: lazyPage(async () => (await import('./OutgoingList')).OutgoingList),
  recordRepresentation: representationOf('outgoing-messages'),
};
