import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { BOOKING_STATUSES } from '#contract/bookings';
import { useNarrowing } from '../../list/useNarrowing';
import { filterValue } from '../../list/searchTerm';

/** What waits, what was decided, and everything. */
export function InboxTabs() {
  const translate = useTranslate();
  const { values, narrow } = useNarrowing();
  const current = filterValue(values, 'status');
  return (
    <Stack
      role="group"
      aria-label={translate('inbox.tabs.label')}
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {[...BOOKING_STATUSES, ''].map((status) => (
        <Button
          key={status}
          variant={status === current ? 'contained' : 'outlined'}
          aria-pressed={status === current}
          onClick={() => narrow('status', status)}
        >
          {translate(`inbox.tabs.${status || 'all'}`)}
        </Button>
      ))}
    </Stack>
  );
}
