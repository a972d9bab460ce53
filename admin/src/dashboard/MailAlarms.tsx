import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OutgoingView } from '../config/outgoingViews';
import { moment } from '../config/formats';
import { useFigures } from '../hooks/useFigures';
import { messagesAt, waitsTooLong } from './messagesAt';

/** E-mails that do not go out, or could not be delivered; empty if there are none. */
export function MailAlarms() {
  const translate = useTranslate();
  const { data } = useFigures();
  const [now] = useState(Date.now);
  if (!data) return null;
  const { failed, postponed = 0, oldestUnsent } = data.outbox;
  const isLate = waitsTooLong(oldestUnsent, now);
  if (failed === 0 && postponed === 0 && !isLate) return null;
  return (
    <Box sx={{ mb: 4, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {isLate && <Alarm text={translate('dashboard.toTell.late', { moment: moment(oldestUnsent) })} view="waiting" />}
      {failed > 0 && <Alarm text={translate('dashboard.toTell.failed', { smart_count: failed })} view="failed" />}
      {postponed > 0 && (
        <Alarm text={translate('dashboard.toTell.postponed', { smart_count: postponed })} view="waiting" />
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
        <Button component={Link} to={messagesAt(view)} color="inherit" sx={{ textDecoration: 'underline' }}>
          {translate('admin.bulk.show')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
