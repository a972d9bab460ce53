import { UrlField } from 'react-admin';
import { CreateButton } from '../../list/CreateButton';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';

const add = <CreateButton to={PATHS.addCourse} />;

/** /courses */
export const CourseList = () => (
  <List actions={add} empty={add}>
    <DataTable bulkActionButtons={<BulkActions canDelete />}>
      <DataTable.Col source="title" width={260} />
      <DataTable.Col source="description" disableSort />
      <DataTable.Col source="link" disableSort>
        <UrlField source="link" />
      </DataTable.Col>
      <DataTable.Col label="admin.list.actions" width={230}>
        <EditButton />
        <DeleteButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
