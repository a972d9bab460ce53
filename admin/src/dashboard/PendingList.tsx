import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useServerMessage } from '../providers/errors';
import { useFigures } from '../hooks/useFigures';
import { PendingItem, QUEUE_GRID } from './PendingItem';
import { queuesOf } from './queues';
import { DashboardSection } from './DashboardSection';

/** How much waits for a decision. */
export function PendingList() {
  const translate = useTranslate();
  const serverMessage = useServerMessage();
  const { data, isPending, error, refetch } = useFigures();
  const pending = (data ? queuesOf(data) : []).filter(({ total }) => total > 0);
  const still = isPending ? 'dashboard.counting' : pending.length === 0 && !error && 'dashboard.nothingWaits';
  return (
    <DashboardSection id="waiting" title={translate('dashboard.waiting')}>
      <Typography role="status" color="text.secondary">
        {still && translate(still)}
      </Typography>
      {error && (
        <Alert severity="error">
          <Typography>{serverMessage(error) ?? translate('dashboard.failed')}</Typography>
          <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => void refetch()}>
            {translate('admin.actions.tryAgain')}
          </Button>
        </Alert>
      )}
      {pending.length > 0 && (
        <Box component="ul" sx={QUEUE_GRID}>
          {pending.map((item) => (
            <PendingItem key={item.to} {...item} />
          ))}
        </Box>
      )}
    </DashboardSection>
  );
}
