import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Show, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { History } from '../audit/History';
import { PageTitle } from '../layout/PageTitle';
import { RowFailure } from '../list/FailureNote';
import { RowStateProvider } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { BackLink } from './BackLink';
import { Fields } from './Fields';
import { Letterhead } from './onPaper';
import { Times } from './Times';
import { RecordFailure } from './RecordFailure';
import { WithdrawnNote } from './WithdrawnNote';

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
  return (
    <>
      <Letterhead />
      <BackLink />
      <Show
        component="div"
        title={false}
        actions={false}
        error={<RecordFailure titled />}
        queryOptions={{ onError: () => undefined }}
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
