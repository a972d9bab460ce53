import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const families = {
  list: lazyPage(async () => (await import('./FamilyList')).FamilyList),
  show: lazyPage(async () => (await import('./FamilyShow')).FamilyShow),
  recordRepresentation: representationOf('families'),
};
