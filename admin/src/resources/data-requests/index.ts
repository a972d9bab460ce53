import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const dataRequests = {
  list: lazyPage(async () => (await import('./DataRequestList')).DataRequestList),
  recordRepresentation: representationOf('privacy-requests'),
};
