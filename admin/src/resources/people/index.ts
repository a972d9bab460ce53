import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const people = {
  list: lazyPage(async () => (await import('./PersonList')).PersonList),
  show: lazyPage(async () => (await import('./PersonShow')).PersonShow),
  recordRepresentation: representationOf('people-list'),
};
