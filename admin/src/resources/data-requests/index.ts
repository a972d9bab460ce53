import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const dataRequests = {
  list: lazyPage(async () => (await import('./DataRequestList')).DataRequestList),
  recordRepresentation: representationOf('privacy-requests'),
};
