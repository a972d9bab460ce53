import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ReadFailure } from '../ui/ReadFailure';
import { useFigures } from '../hooks/useFigures';
import { COUNT_GRID, CountLink } from './CountLink';
import { queuesOf } from './queues';
import { DashboardSection } from './DashboardSection';

/** How much waits for a decision. */
export function PendingList() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useFigures();
  const pending = (data ? queuesOf(data) : []).filter(({ total }) => total > 0);
  const still = isPending ? 'dashboard.counting' : pending.length === 0 && !error && 'dashboard.nothingWaits';
  return (
    <DashboardSection id="waiting" title={translate('dashboard.waiting')}>
      <Typography role="status" color="text.secondary">
        {still && translate(still)}
      </Typography>
      <ReadFailure failed="dashboard.failed" error={error} serverFirst refetch={refetch} />
      {pending.length > 0 && (
        <Box component="ul" sx={COUNT_GRID}>
          {pending.map(({ resource, to, total, isSuspected }) => (
            <CountLink key={to} to={to} total={total} tone="waiting">
              {translate(`dashboard.${isSuspected ? 'suspectedSpam' : 'waitingItems'}.${resource}`, {
                smart_count: total,
              })}
            </CountLink>
          ))}
        </Box>
      )}
    </DashboardSection>
  );
}
