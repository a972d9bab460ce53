import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListButton, Show, useResourceContext, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { History } from '../audit/History';
import { PageTitle } from '../layout/PageTitle';
import { RowFailure } from '../list/FailureNote';
import { RowStateProvider } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { RESOURCES, type ResourceName } from '../resources/table';
import { Fields } from './Fields';
import { Times } from './Times';
import { WithdrawnNote } from './WithdrawnNote';
import { useFetchError } from './useFetchError';

interface Props {
  /** What is shown of the record. */
  rules: Rules;
  status?: ReactNode;
  actions?: ReactNode;
  /** What else there is about it, before its history. */
  children?: ReactNode;
}

/** A page with everything about one record, and its history. */
export function ShowPage(props: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() as ResourceName;
  return (
    <>
      <ListButton label={RESOURCES[resource].label} icon={<ArrowBackIcon />} sx={{ mb: 1, ml: -1 }} />
      <Show
        component="div"
        title={false}
        actions={false}
        queryOptions={{ onError: useFetchError(resource) }}
        loading={<Box role="status">{translate('admin.record.loading')}</Box>}
      >
        <RowStateProvider>
          <Shown {...props} />
        </RowStateProvider>
      </Show>
    </>
  );
}

function Shown({ rules, status, actions, children }: Props) {
  return (
    <>
      <PageTitle title={useRecordName()} />
      <Stack
        useFlexGap
        sx={{
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          alignItems: { sm: 'center' },
          gap: 2,
          mb: 2,
        }}
      >
        {status && <Box>{status}</Box>}
        {actions}
      </Stack>
      <RowFailure />
      <WithdrawnNote />
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
        <Fields rules={rules} />
        <Times />
      </Box>
      {children}
      <History />
    </>
  );
}
