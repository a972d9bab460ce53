import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { BOOKING_STATUSES, type BookingStatus } from '#contract/bookings';
import { DUE } from '#contract/working-days';

const statusTab = (status: BookingStatus) => [status, { status }] as const;
const TABS = [
  statusTab('Pending'),
  ...DUE.toReversed().map((due) => [due, { due }] as const),
  ...BOOKING_STATUSES.filter((status) => status !== 'Pending').map(statusTab),
  ['toTell', { toTell: true }] as const,
  ['all', {}] as const,
];

/** What waits, what of it is late or due, what was decided, what nobody has told yet, and everything. */
export function InboxTabs() {
  const translate = useTranslate();
  const { setFilters, ...list } = useListContext();
  const { status, toTell, due, ...others } = list.filterValues as Record<string, unknown>;
  const current = toTell ? 'toTell' : (due ?? status ?? 'all');
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
