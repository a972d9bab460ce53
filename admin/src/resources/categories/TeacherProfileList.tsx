import { Avatar, Box } from '@mui/material';
import { FunctionField, TextField, useTranslate } from 'react-admin';
import { PROFILE_STATUSES } from '#contract/categories';
import { SERVICES } from '#contract/services';
import { CreateButton } from '../../list/CreateButton';
import { BulkActions } from '../../decisions/BulkActions';
import { DataTable } from '../../list/DataTable';
import { ChoiceFilter } from '../../list/filters';
import { List } from '../../list/List';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../ui/DeleteButton';
import { EditButton } from '../../ui/EditButton';
import { RecordLink } from '../../ui/RecordLink';
import { ReportButtons } from './report/ReportButtons';
import { LeaveButton } from './LeaveButton';
import { FormerStaffChip } from './FormerStaffChip';
import type { TeacherProfile } from '../../config/teacherProfile';

const FILTERS = [
  <ChoiceFilter key="service" source="service" values={SERVICES} alwaysOn />,
  <ChoiceFilter key="status" source="status" values={PROFILE_STATUSES} alwaysOn />,
];
const add = <CreateButton to={PATHS.addDetails} />;

/** /alldetails */
export function TeacherProfileList() {
  const translate = useTranslate();
  return (
    <List
      filters={FILTERS}
      actions={
        <>
          {add}
          <ReportButtons />
        </>
      }
      empty={add}
    >
      <DataTable bulkActionButtons={<BulkActions canDelete />}>
        <DataTable.Col source="tName" width={244}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <FunctionField<TeacherProfile>
              render={({ profilePicture }) => (
                <Avatar src={`/${profilePicture}`} alt="" sx={{ width: 48, height: 48 }} />
              )}
            />
            <Box sx={{ flex: 1 }}>
              <RecordLink /> <FormerStaffChip />
            </Box>
          </Box>
        </DataTable.Col>
        <DataTable.Col<TeacherProfile>
          source="service"
          labelOnCards={false}
          render={({ service }) => translate(`resources.alldetails.choices.service.${service}`)}
        />
        <DataTable.Col source="age" width={64} />
        <DataTable.Col<TeacherProfile>
          source="experience"
          width={104}
          render={({ experience }) => translate('resources.alldetails.years', { smart_count: experience })}
        />
        <DataTable.Col source="qualification" disableSort labelOnCards={false}>
          <TextField source="qualification" sx={{ WebkitLineClamp: '4' }} />
        </DataTable.Col>
        <DataTable.Col label="admin.list.actions" width={290}>
          <EditButton basePath={PATHS.updateDetails} />
          <DeleteButton />
          <LeaveButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
