import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { BOOKING_STATUSES } from '#contract/bookings';

/** What waits, what was decided, and everything. */
export function InboxTabs() {
  const translate = useTranslate();
  const { setFilters, ...list } = useListContext();
  const { status: current = '', ...others } = list.filterValues as Record<string, unknown>;
  return (
    <Stack
      role="group"
      aria-label={translate('resources.inbox.tabs.label')}
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {[...BOOKING_STATUSES, ''].map((status) => (
        <Button
          key={status}
          variant={status === current ? 'contained' : 'outlined'}
          aria-pressed={status === current}
          onClick={() => setFilters(status === '' ? others : { ...others, status })}
        >
          {translate(`resources.inbox.tabs.${status || 'all'}`)}
        </Button>
      ))}
    </Stack>
  );
}
