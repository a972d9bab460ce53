import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { BOOKING_STATUSES } from '#contract/bookings';

const TABS = [
  ...BOOKING_STATUSES.map((status) => [status, { status }] as const),
  ['toTell', { toTell: true }] as const,
  ['all', {}] as const,
];

/** What waits, what was decided, what nobody has told yet, and everything. */
export function InboxTabs() {
  const translate = useTranslate();
  const { setFilters, ...list } = useListContext();
  const { status, toTell, ...others } = list.filterValues as Record<string, unknown>;
  const current = toTell ? 'toTell' : (status ?? 'all');
  return (
    <Stack
      role="group"
      aria-label={translate('resources.inbox.tabs.label')}
      direction="row"
      useFlexGap
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {TABS.map(([name, filter]) => (
        <Button
          key={name}
          variant={name === current ? 'contained' : 'outlined'}
          aria-pressed={name === current}
          onClick={() => setFilters({ ...others, ...filter })}
        >
          {translate(`resources.inbox.tabs.${name}`)}
        </Button>
      ))}
    </Stack>
  );
}
