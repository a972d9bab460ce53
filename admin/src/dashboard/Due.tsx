import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DUE } from '#contract/working-days';
import { PATHS } from '../paths';
import { useFigures } from './useFigures';
import { WaitingItem, WAITING_GRID } from './WaitingItem';

const LISTS = [
  ['bookings', 'inbox', PATHS.inbox],
  ['courseRequests', 'courseRequests', PATHS.courseRequests],
  ['messages', 'getcontact', PATHS.messages],
] as const;

/** What the site promised to answer by today or earlier; nothing where everybody was answered in time. */
export function Due() {
  const translate = useTranslate();
  const { data } = useFigures();
  const items = DUE.toReversed().flatMap((due) =>
    LISTS.map(([what, resource, path]) => ({
      resource,
      to: `${path}?${new URLSearchParams({ filter: JSON.stringify({ due }) })}`,
      total: data?.due[what][due] ?? 0,
      due,
    })),
  );
  const shown = items.filter(({ total }) => total > 0);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="due" sx={{ mb: 4 }}>
      <Typography id="due" variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.due.title')}
      </Typography>
      <Box component="ul" sx={WAITING_GRID}>
        {shown.map((item) => (
          <WaitingItem key={item.to} {...item} />
        ))}
      </Box>
    </Box>
  );
}
