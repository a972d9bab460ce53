import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const people = {
  list: lazyPage(async () => (await import('./PersonList')).PersonList),
  show: lazyPage(async () => (await import('./PersonShow')).PersonShow),
  recordRepresentation: representationOf('people-list'),
};
