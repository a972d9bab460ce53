import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Queue } from './queues';
import { PANEL, PLAIN_LIST } from '../theme/boxes';

export const QUEUE_GRID = {
  ...PLAIN_LIST,
  maxWidth: 'none',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;

/** A count, as a link to the list it counts. */
export function PendingItem({ resource, to, total, due, parts }: Queue) {
  const translate = useTranslate();
  return (
    <li>
      <ButtonBase
        component={Link}
        to={to}
        sx={{
          ...PANEL,
          width: '100%',
          height: '100%',
          gap: 2,
          justifyContent: 'flex-start',
          textAlign: 'left',
          bgcolor: due === 'late' ? 'var(--rose)' : 'var(--sun)',
          fontSize: '1rem',
          '&:hover': { borderColor: 'var(--line)' },
        }}
      >
        <Box
          component="span"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 700,
            lineHeight: 1,
            minWidth: '1.2em',
            ...(due === 'late' && { color: 'error.main' }),
            flexShrink: 0,
            whiteSpace: 'nowrap',
          }}
        >
          {total}
        </Box>
        <span>
          {translate(`dashboard.${due ?? 'waitingItems'}.${resource}`, {
            ...parts,
            smart_count: total,
            _: translate(`pages./${resource}`),
          })}
        </span>
      </ButtonBase>
    </li>
  );
}
