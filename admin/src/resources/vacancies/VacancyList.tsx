import { VACANCY_FIELDS } from '#contract/vacancies';
import { RuleValue } from '../../fields/RuleValue';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { Column } from '../../list/Column';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { RecordLink } from '../../record/RecordLink';

const add = <AddLink to={`${PATHS.vacancies}/create`} />;

/** /vacancies */
export const VacancyList = () => (
  <ListPage exported={VACANCY_FIELDS} actions={add} whenEmpty={add} bulk={<BulkBar canDelete />}>
    <Column source="title" headline width={260}>
      <RecordLink />
    </Column>
    <Column source="teacher_type" disableSort width={180}>
      <RuleValue source="teacher_type" rule={VACANCY_FIELDS.teacher_type} />
    </Column>
    <Column source="district" width={140}>
      <RuleValue source="district" rule={VACANCY_FIELDS.district} />
    </Column>
    <Column source="pay" disableSort>
      <RuleValue source="pay" rule={VACANCY_FIELDS.pay} />
    </Column>
    <Column source="closingDate" width={130}>
      <RuleValue source="closingDate" rule={VACANCY_FIELDS.closingDate} />
    </Column>
    <Column source="actions" actions width={230}>
      <RowButtons>
        <EditLink />
        <DeleteButton />
      </RowButtons>
    </Column>
  </ListPage>
);
