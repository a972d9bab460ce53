import { VACANCY_FIELDS } from '#contract/vacancies';
import { RuleValue } from '../../fields/RuleValue';
import { CreateButton } from '../../list/CreateButton';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';

const add = <CreateButton to={`${PATHS.vacancies}/create`} />;

/** /vacancies */
export const VacancyList = () => (
  <List actions={add} empty={add}>
    <DataTable bulkActionButtons={<BulkActions canDelete />}>
      <DataTable.Col source="title" width={260} />
      <DataTable.Col source="teacher_type" disableSort width={180}>
        <RuleValue source="teacher_type" rule={VACANCY_FIELDS.teacher_type} />
      </DataTable.Col>
      <DataTable.Col source="district" width={140}>
        <RuleValue source="district" rule={VACANCY_FIELDS.district} />
      </DataTable.Col>
      <DataTable.Col source="pay" disableSort>
        <RuleValue source="pay" rule={VACANCY_FIELDS.pay} />
      </DataTable.Col>
      <DataTable.Col source="closingDate" width={130}>
        <RuleValue source="closingDate" rule={VACANCY_FIELDS.closingDate} />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={230}>
        <EditButton />
        <DeleteButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
