import { VACANCY_FIELDS } from '#contract/vacancies';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
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
