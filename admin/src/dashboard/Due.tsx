import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DUE } from '#contract/working-days';
import { PATHS } from '../paths';
import type { Queue } from './queues';
import { useFigures } from '../hooks/useFigures';
import { PendingItem, QUEUE_GRID } from './PendingItem';
import { Section } from './Section';

const LISTS = [
  ['bookings', 'inbox', PATHS.inbox],
  ['courseRequests', 'courseRequests', PATHS.courseRequests],
  ['messages', 'getcontact', PATHS.messages],
] as const;

/** What the site or the law requires to be answered by today or earlier; empty if there is nothing. */
export function Due() {
  const translate = useTranslate();
  const { data } = useFigures();
  const items = DUE.flatMap((due) =>
    LISTS.map(([what, resource, path]) => ({
      resource,
      to: `${path}?${new URLSearchParams({ filter: JSON.stringify({ due }) })}`,
      total: data?.due[what][due] ?? 0,
      due,
    })),
  );
  const { open = 0, soon = 0, late = 0 } = data?.dataRequests ?? {};
  // Counts what its list shows, and says how many of them are late or due.
  const rights = {
    resource: 'privacy-requests' as const,
    to: `${PATHS.dataRequests}?${new URLSearchParams({ filter: JSON.stringify({ status: 'open' }) })}`,
    total: soon + late > 0 ? open : 0,
    due: late > 0 ? ('late' as const) : ('soon' as const),
    parts: { soon, late },
  };
  const shown: Queue[] = [...items, rights]
    .filter(({ total }) => total > 0)
    .sort((one, other) => Number(other.due === 'late') - Number(one.due === 'late'));
  if (shown.length === 0) return null;
  return (
    <Section id="due" title={translate('dashboard.due.title')}>
      <Box component="ul" sx={QUEUE_GRID}>
        {shown.map((item) => (
          <PendingItem key={`${item.resource} ${item.due}`} {...item} />
        ))}
      </Box>
    </Section>
  );
}
