import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { TextField, useRecordContext, useTranslate } from 'react-admin';
import { clamp } from '../../list/clamp';
import type { Layout } from '../../list/columns';
import { RowButtons } from '../../list/RowButtons';
import { PATHS } from '../../paths';
import { DeleteButton } from '../../record/DeleteButton';
import { LinkButton } from '../../record/LinkButton';
import { RecordLink } from '../../record/RecordLink';
import { DELETE_TEXTS, editPathOf, type Detail } from './detail';

const useDetail = () => useRecordContext<Detail>();

function Name() {
  const detail = useDetail();
  return (
    detail && (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Avatar src={`/${detail.profilePicture}`} alt="" sx={{ width: 48, height: 48 }} />
        <RecordLink within={PATHS.allDetails} />
      </Box>
    )
  );
}

function Experience() {
  const translate = useTranslate();
  return translate('resources.categories.years', { smart_count: useDetail()?.experience ?? 0 });
}

function Qualification() {
  return <Box sx={clamp(4)}>{useDetail()?.qualification}</Box>;
}

function Actions() {
  const detail = useDetail();
  return (
    detail && (
      <RowButtons>
        <LinkButton to={editPathOf(detail.id)} label="admin.actions.edit" variant="outlined" />
        <DeleteButton texts={DELETE_TEXTS} variant="outlined" />
      </RowButtons>
    )
  );
}

export const detailLayout: Layout = {
  headline: { source: 'tName', cell: <Name />, sortBy: 'tName', width: 240 },
  columns: [
    { source: 'service', cell: <TextField source="service" variant="inherit" />, sortBy: 'service' },
    { source: 'age', cell: <TextField source="age" variant="inherit" />, sortBy: 'age', width: 80 },
    { source: 'experience', cell: <Experience />, sortBy: 'experience', width: 120 },
    { source: 'qualification', cell: <Qualification /> },
  ],
  actions: { source: 'actions', cell: <Actions />, width: 190 },
};
