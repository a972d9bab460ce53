import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, type ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { History } from '../audit/History';
import { PageTitle } from '../layout/PageTitle';
import { RowFailure } from '../list/RowFailure';
import { RowStateProvider } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import type { ResourceName } from '../providers/routes';
import { RecordGate } from './RecordGate';
import { Times } from './Times';

interface Props {
  resource: ResourceName;
  /** The list this record is found in: its address, and the message key of its name. */
  list: { to: string; label: string };
  status?: ReactNode;
  actions?: ReactNode;
  panel: ReactNode;
}

/** A page with everything about one record. */
export function ShowPage({ resource, list, ...parts }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const onGone = useCallback(() => void navigate(list.to), [navigate, list.to]);
  return (
    <>
      <Button component={Link} to={list.to} startIcon={<ArrowBackIcon />} sx={{ mb: 1, ml: -1 }}>
        {translate(list.label, { _: list.label })}
      </Button>
      <ResourceContextProvider value={resource}>
        <RecordGate resource={resource} title="admin.record.title">
          {(record: RaRecord) => (
            <RecordContextProvider value={record}>
              <RowStateProvider onGone={onGone}>
                <Shown {...parts} />
              </RowStateProvider>
            </RecordContextProvider>
          )}
        </RecordGate>
      </ResourceContextProvider>
    </>
  );
}

function Shown({ status, actions, panel }: Pick<Props, 'status' | 'actions' | 'panel'>) {
  return (
    <>
      <PageTitle title={useRecordName()} />
      <Stack
        useFlexGap
        sx={{
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: { sm: 'wrap' },
          alignItems: { sm: 'center' },
          gap: 2,
          mb: 2,
        }}
      >
        {status && <Box>{status}</Box>}
        {actions}
      </Stack>
      <RowFailure />
      <Box
        component="section"
        sx={{
          p: { xs: 2, md: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.4,
          bgcolor: 'background.paper',
          maxWidth: 1100,
        }}
      >
        {panel}
        <Times />
      </Box>
      <History />
    </>
  );
}
