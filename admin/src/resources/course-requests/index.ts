import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const courseRequests = {
  list: lazyPage(async () => (await import('./RequestList')).RequestList),
  show: lazyPage(async () => (await import('./RequestShow')).RequestShow),
  recordRepresentation: representationOf('courseRequests'),
};
