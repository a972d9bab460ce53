import { Alert, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Rules } from '#contract/rule';
import { History } from '../audit/History';
import { moment } from '../config/formats';
import { pageKey } from '../config/resources';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { PageTitle } from '../ui/PageTitle';
import { RowFailure } from '../ui/FailureNote';
import { RowStateProvider } from '../ui/rowState';
import { useRecordName } from '../ui/useRecordName';
import { useRole } from '../providers/authProvider';
import { BackLink } from '../ui/BackLink';
import { DeleteButton } from '../ui/DeleteButton';
import { EditButton } from '../ui/EditButton';
import { Fields } from './Fields';
import { Letterhead } from './print';
import { RecordFailure } from '../ui/RecordFailure';
import { PANEL } from '../theme/boxes';

interface Props {
  /** The fields to show. */
  rules: Rules;
  status?: ReactNode;
  /** Edit and delete without it. */
  actions?: ReactNode;
  /** Stands beside the fields, and on narrow screens below them. */
  beside?: ReactNode;
  /** The page shows more than the list has of a record: its row must not be taken for the record. */
  moreThanListed?: true;
  /** More sections, before the history. */
  children?: ReactNode;
}

/** A cache key of its own: react-admin fills the usual one with the rows of the list. */
const WHOLE = { meta: { whole: true } };

/** A page with everything about one record, and its history. */
export function ShowPage(props: Props) {
  const translate = useTranslate();
  return (
    <Box {...useFocusFallback()}>
      <Letterhead />
      <BackLink />
      <Show
        component="div"
        title={false}
        actions={false}
        error={<RecordFailure titled />}
        queryOptions={{ onError: () => undefined, ...(props.moreThanListed && WHOLE) }}
        loading={<PageTitle title={translate('admin.record.loading')} />}
      >
        <RowStateProvider>
          <Shown {...props} />
        </RowStateProvider>
      </Show>
    </Box>
  );
}

const EDIT_AND_DELETE = (
  <>
    <EditButton />
    <DeleteButton redirect="list" />
  </>
);
const FIELDS = { ...PANEL, p: { xs: 2, md: 3 }, minWidth: 0, maxWidth: 1100 } as const;
const TWO_COLUMNS = {
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 3, lg: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

function Shown({ rules, status, actions = EDIT_AND_DELETE, beside, children }: Props) {
  const translate = useTranslate();
  const isAdmin = useRole() === 'Admin';
  const list = pageKey(`/${useResourceContext()}`);
  return (
    <>
      <PageTitle title={useRecordName()} within={list && translate(list)} />
      <Stack
        useFlexGap
        sx={{
          // On a phone react-admin's buttons are icons: beside each other, not each on a line of its own.
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: { xs: 1, sm: 2 },
          mb: 2,
        }}
      >
        {status && <Box>{status}</Box>}
        {actions}
      </Stack>
      <RowFailure />
      <WithdrawnNote />
      <Box sx={beside ? TWO_COLUMNS : {}}>
        <Box component="section" sx={FIELDS}>
          <Fields rules={rules} />
          <Times />
        </Box>
        {beside && <Box sx={{ minWidth: 0, gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}>{beside}</Box>}
        <Box sx={{ minWidth: 0 }}>
          {children}
          {isAdmin && <History />}
        </Box>
      </Box>
    </>
  );
}

/** The consent was withdrawn: nothing can be decided or changed. */
function WithdrawnNote() {
  const translate = useTranslate();
  const at = useRecordContext<{ id: string; consentWithdrawnAt?: string }>()?.consentWithdrawnAt;
  return (
    at !== undefined && (
      <Alert severity="warning" sx={{ mb: 2, maxWidth: 1100 }}>
        {translate('admin.record.consentWithdrawn', { moment: moment(at) })}
      </Alert>
    )
  );
}

/** When a record came in or was added, and when it was last changed. */
function Times() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<{ id: string; createdAt?: string; updatedAt?: string }>();
  if (!record?.createdAt) return null;
  const { createdAt, updatedAt } = record;
  const at = { moment: moment(createdAt) };
  return (
    <Typography color="text.secondary" sx={{ mt: 3 }}>
      {translate(`resources.${resource}.since`, { ...at, _: translate('admin.record.received', at) })}
      {updatedAt && updatedAt !== createdAt && ` ${translate('admin.record.changed', { moment: moment(updatedAt) })}`}
    </Typography>
  );
}
