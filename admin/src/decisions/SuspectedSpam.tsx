import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useAction } from '../form/useAction';
import { useRecordName } from '../ui/useRecordName';
import { release } from '../providers/dataProvider';
import { DecideButton } from '../ui/DecideButton';
import { StatusChip } from '../ui/StatusChip';

interface Suspected extends RaRecord {
  suspectedSpam?: true;
}

/** What can be done with a record, unless it is suspected of being spam: then it can be released or deleted, and no more. */
export function UnlessSpam({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useRecordContext<Suspected>()?.suspectedSpam ? fallback : children;
}

/** In place of the status: what the record is suspected of, and that it was none. */
export function SuspectedSpam({ why }: { why?: true }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.75 }}>
      <StatusChip status="waiting" label={translate('suspectedSpam.title')} />
      <ReleaseButton />
      {why && <Typography sx={{ flexBasis: '100%', maxWidth: 720 }}>{translate('suspectedSpam.why')}</Typography>}
    </Box>
  );
}

function ReleaseButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useRecordName();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { run, isPending, failureNote } = useAction(
    'suspectedSpam.releaseFailed',
    (suspected: RaRecord) => release(resource, suspected),
    () => {
      notify('suspectedSpam.released', { type: 'success' });
      refresh();
    },
  );
  return (
    <>
      <DecideButton
        variant="contained"
        label={translate(isPending ? 'suspectedSpam.releasing' : 'suspectedSpam.release')}
        about={translate('admin.actions.forRecord', { name })}
        isPending={isPending}
        onDecide={() => record && run(record)}
      />
      {failureNote}
    </>
  );
}
