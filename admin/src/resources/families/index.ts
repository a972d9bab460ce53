import icon from '@mui/icons-material/FamilyRestroomOutlined';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const families = {
  list: lazyPage(async () => (await import('./FamilyList')).FamilyList),
  create: lazyPage(async () => (await import('./FamilyForm')).FamilyCreate),
  edit: lazyPage(async () => (await import('./FamilyForm')).FamilyEdit),
  show: lazyPage(async () => (await import('./FamilyShow')).FamilyShow),
  icon,
  recordRepresentation: representationOf('family-list'),
};
