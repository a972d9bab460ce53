import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { moment } from '../fields/formats';
import { PATHS } from '../paths';
import { OUTGOING_VIEWS, type OutgoingView } from '../config/outgoingViews';
import { useFigures } from '../hooks/useFigures';
import { PendingItem, QUEUE_GRID } from './PendingItem';

/** Anything unsent for longer is a fault: the mail server is down, or nobody has phoned. */
const ALARM_AFTER_MS = 60 * 60 * 1000;

const pageOf = (view: OutgoingView): string =>
  `${PATHS.outgoing}?${new URLSearchParams({ filter: JSON.stringify(OUTGOING_VIEWS[view]) })}`;

/** Decisions that nobody was told of, and e-mails that could not be sent; empty if there are none. */
export function ToTell() {
  const translate = useTranslate();
  const { data } = useFigures();
  const [now] = useState(Date.now);
  if (!data) return null;
  const { toTell, failed, postponed = 0, oldestUnsent, oldestToTell } = data.outbox;
  const waitsTooLong = (since?: string) => since !== undefined && now - Date.parse(since) > ALARM_AFTER_MS;
  const isLate = waitsTooLong(oldestUnsent);
  if (toTell === 0 && failed === 0 && postponed === 0 && !isLate) return null;
  return (
    <Box
      component="section"
      aria-labelledby="to-tell"
      sx={{ mb: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Typography id="to-tell" variant="h2">
        {translate('dashboard.toTell.title')}
      </Typography>
      {isLate && <Alarm text={translate('dashboard.toTell.late', { moment: moment(oldestUnsent) })} view="waiting" />}
      {waitsTooLong(oldestToTell) && (
        <Alarm text={translate('dashboard.toTell.untold', { moment: moment(oldestToTell) })} view="toTell" />
      )}
      {failed > 0 && <Alarm text={translate('dashboard.toTell.failed', { smart_count: failed })} view="failed" />}
      {postponed > 0 && (
        <Alarm text={translate('dashboard.toTell.postponed', { smart_count: postponed })} view="waiting" />
      )}
      {toTell > 0 && (
        <Box component="ul" sx={QUEUE_GRID}>
          <PendingItem resource="outgoing-messages" to={pageOf('toTell')} total={toTell} />
        </Box>
      )}
    </Box>
  );
}

function Alarm({ text, view }: { text: string; view: OutgoingView }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ flexWrap: 'wrap' }}
      action={
        <Button component={Link} to={pageOf(view)} color="inherit" sx={{ textDecoration: 'underline' }}>
          {translate('dashboard.toTell.look')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
