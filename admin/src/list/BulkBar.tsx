import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { BulkDialog } from './BulkDialog';
import type { Bulk } from './bulk';
import { FailureNote } from './FailureNote';
import { useRunBulk, type BulkAct } from './useRunBulk';
import { useTicked } from './useTicked';

/** Stands above the list while records are ticked: what to do with all of them. */
export function BulkBar({ bulk }: { bulk: Bulk }) {
  const translate = useTranslate();
  const { onUnselectItems } = useListContext<RaRecord>();
  const ticked = useTicked();
  const [asking, setAsking] = useState<BulkAct>();
  const { run, running, failure, clearFailure } = useRunBulk();
  const count = ticked.length;
  const { status } = bulk;
  return (
    // Stays in sight while more records are ticked further down.
    <Box role="region" aria-label={translate('admin.bulk.region')} sx={{ position: 'sticky', top: 0, zIndex: 2 }}>
      {count > 0 && (
        <Box
          sx={{
            display: 'flex',
            // One line that scrolls on a phone: it must not cover the records it is about.
            flexWrap: { xs: 'nowrap', sm: 'wrap' },
            overflowX: { xs: 'auto', sm: 'visible' },
            '& > *': { flexShrink: 0 },
            alignItems: 'center',
            gap: 1,
            mt: 2,
            p: 1.5,
            borderRadius: 1.4,
            bgcolor: 'var(--mist)',
          }}
        >
          <Typography sx={{ fontWeight: 700, mr: 1 }}>
            {translate('admin.bulk.selected', { smart_count: count })}
          </Typography>
          {status?.values.map((value) => (
            <Button
              key={value}
              variant="outlined"
              onClick={() => setAsking({ type: 'status', value, label: translate(`${status.wordsAt}.${value}`) })}
            >
              {translate('admin.bulk.setTo', { status: translate(`${status.wordsAt}.${value}`) })}
            </Button>
          ))}
          {bulk.delete && (
            <Button variant="outlined" color="error" onClick={() => setAsking({ type: 'delete' })}>
              {translate('admin.actions.delete')}
            </Button>
          )}
          <Button onClick={() => onUnselectItems()}>{translate('admin.bulk.none')}</Button>
        </Box>
      )}
      {failure && <FailureNote text={failure} onClose={clearFailure} />}
      <BulkDialog
        act={asking}
        records={ticked}
        running={running}
        onClose={() => setAsking(undefined)}
        onAgree={(act) => void run(act).finally(() => setAsking(undefined))}
      />
    </Box>
  );
}
