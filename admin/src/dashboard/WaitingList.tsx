import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { serverMessage } from '../providers/errors';
import { RESOURCES } from '../resources/table';
import { useFigures } from './useFigures';
import { type Queue, queuesOf } from './waiting';

/** How much waits for a decision. */
export function WaitingList() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useFigures();
  const waiting = (data ? queuesOf(data) : []).filter(({ total }) => total > 0);
  const still = isPending ? 'dashboard.counting' : waiting.length === 0 && !error && 'dashboard.nothingWaits';
  return (
    <Box component="section" aria-labelledby="waiting" sx={{ mb: 4 }}>
      <Typography id="waiting" variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.waiting')}
      </Typography>
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
      {waiting.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
          }}
        >
          {waiting.map((item) => (
            <WaitingItem key={item.resource} {...item} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A count that leads to the list it counts. */
function WaitingItem({ resource, to, total }: Queue) {
  const translate = useTranslate();
  return (
    <li>
      <ButtonBase
        component={Link}
        to={to}
        sx={{
          width: '100%',
          height: '100%',
          p: 2,
          gap: 2,
          justifyContent: 'flex-start',
          textAlign: 'left',
          borderRadius: 1.4,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'var(--sun)',
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
            flexShrink: 0,
            whiteSpace: 'nowrap',
          }}
        >
          {total}
        </Box>
        <span>{translate(`dashboard.waitingItems.${resource}`, { _: RESOURCES[resource].label })}</span>
      </ButtonBase>
    </li>
  );
}
