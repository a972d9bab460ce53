import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const administrators = {
  list: lazyPage(async () => (await import('./AccountList')).AccountList),
  recordRepresentation: representationOf('admin-accounts'),
};
