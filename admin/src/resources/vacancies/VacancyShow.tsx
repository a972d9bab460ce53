import { VACANCY_FIELDS } from '#contract/vacancies';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditLink } from '../../ui/EditLink';
import { ShowPage } from '../../record/ShowPage';

export const VacancyShow = () => (
  <ShowPage
    rules={VACANCY_FIELDS}
    actions={
      <>
        <EditLink />
        <DeleteButton redirect="list" />
      </>
    }
  />
);
