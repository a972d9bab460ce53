import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const administrators = {
  list: lazyPage(async () => (await import('./AccountList')).AccountList),
  recordRepresentation: representationOf('admin-accounts'),
};
