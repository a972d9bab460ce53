import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const outgoingMessages = {
  list: lazyPage(async () => (await import('./OutgoingList')).OutgoingList),
  recordRepresentation: representationOf('outgoing-messages'),
};
