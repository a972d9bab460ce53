import { lazyPage } from '../../layout/lazyPage';
import { representationOf } from '../table';

export const contacts = {
  list: lazyPage(async () => (await import('./ContactList')).ContactList),
  show: lazyPage(async () => (await import('./ContactShow')).ContactShow),
  recordRepresentation: representationOf('getcontact'),
};
