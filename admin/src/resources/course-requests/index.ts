import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const courseRequests = {
  list: lazyPage(async () => (await import('./RequestList')).RequestList),
  show: lazyPage(async () => (await import('./RequestShow')).RequestShow),
  recordRepresentation: representationOf('courseRequests'),
};
