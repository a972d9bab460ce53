import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { FunctionField, TextField, useTranslate } from 'react-admin';
import { PROFILE_STATUSES, TEACHER_PROFILE_FIELDS } from '#contract/categories';
import { SERVICES } from '#contract/services';
import { AddLink } from '../../list/AddLink';
import { BulkBar } from '../../list/BulkBar';
import { Clamped } from '../../list/Clamped';
import { Column } from '../../list/Column';
import { ChoiceFilter } from '../../list/filters';
import { ListPage } from '../../list/ListPage';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { EditLink } from '../../record/EditLink';
import { RecordLink } from '../../record/RecordLink';
import { ReportButtons } from '../../report/ReportButtons';
import { LeaveButton } from './LeaveButton';
import { LeftMark } from './LeftMark';

const FILTERS = [
  <ChoiceFilter key="service" source="service" values={SERVICES} alwaysOn />,
  <ChoiceFilter key="status" source="status" values={PROFILE_STATUSES} alwaysOn />,
];
const add = <AddLink to={PATHS.addDetails} />;

/** /alldetails */
export function TeacherProfileList() {
  const translate = useTranslate();
  return (
    <ListPage
      exported={TEACHER_PROFILE_FIELDS}
      filters={FILTERS}
      actions={
        // Beside each other the list's buttons have no room between them: icons bring their own.
        <Box sx={{ display: { xs: 'contents', lg: 'flex' }, flexWrap: 'wrap', gap: 1 }}>
          {add}
          <ReportButtons />
        </Box>
      }
      whenEmpty={add}
      bulk={<BulkBar canDelete />}
    >
      <Column source="tName" headline width={220}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <FunctionField<{ id: string; profilePicture: string }>
            render={({ profilePicture }) => <Avatar src={`/${profilePicture}`} alt="" sx={{ width: 48, height: 48 }} />}
          />
          <RecordLink />
          <LeftMark />
        </Box>
      </Column>
      <Column source="service" selfEvident>
        <FunctionField<{ id: string; service: string }>
          variant="inherit"
          render={({ service }) => translate(service, { _: service })}
        />
      </Column>
      <Column source="age" width={64}>
        <TextField source="age" variant="inherit" />
      </Column>
      <Column source="experience" width={104}>
        <FunctionField<{ id: string; experience: number }>
          variant="inherit"
          render={({ experience }) => translate('resources.alldetails.years', { smart_count: experience })}
        />
      </Column>
      <Column source="qualification" disableSort selfEvident>
        <Clamped source="qualification" lines={4} />
      </Column>
      <Column source="actions" actions width={290}>
        <RowButtons>
          <EditLink within={PATHS.updateDetails} />
          <LeaveButton />
          <DeleteButton />
        </RowButtons>
      </Column>
    </ListPage>
  );
}
