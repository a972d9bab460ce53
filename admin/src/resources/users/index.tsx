import icon from '@mui/icons-material/HowToReg';
import { APPLICANT_FIELDS } from '#contract/users';
import { EditPage } from '../../record/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';
import { UserList } from './UserList';

export const applications = {
  list: UserList,
  edit: () => <EditPage resource="user-list" rules={APPLICANT_FIELDS} />,
  show: lazyPage(async () => (await import('./UserShow')).UserShow),
  icon,
  recordRepresentation: representationOf('user-list'),
};
