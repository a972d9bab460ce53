import icon from '@mui/icons-material/WorkOutlineOutlined';
import { VACANCY_FIELDS } from '#contract/vacancies';
import { CreatePage, EditPage, ShowPage } from '../../record/lazyPages';
import { lazyPage } from '../../ui/lazyPage';
import { representationOf } from '../../config/resources';

export const vacancies = {
  list: lazyPage(async () => (await import('./VacancyList')).VacancyList),
  create: () => <CreatePage resource="vacancies" rules={VACANCY_FIELDS} />,
  edit: () => <EditPage resource="vacancies" rules={VACANCY_FIELDS} />,
  show: () => <ShowPage rules={VACANCY_FIELDS} />,
  icon,
  options: { rules: VACANCY_FIELDS },
  recordRepresentation: representationOf('vacancies'),
};
