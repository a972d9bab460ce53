import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const families = {
  list: lazyPage(async () => (await import('./FamilyList')).FamilyList),
  create: lazyPage(async () => (await import('./FamilyForm')).FamilyCreate),
  edit: lazyPage(async () => (await import('./FamilyForm')).FamilyEdit),
  show: lazyPage(async () => (await import('./FamilyShow')).FamilyShow),
  recordRepresentation: representationOf('family-list'),
};
