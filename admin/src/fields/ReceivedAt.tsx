import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { moment, shortMoment } from '../config/formats';

/** When a record came in. */
export function ReceivedAt() {
  const createdAt = useRecordContext<{ id: string; createdAt: string }>()?.createdAt;
  if (createdAt === undefined) return null;
  return (
    <Box component="span" title={moment(createdAt)} sx={{ display: 'inline-block', fontSize: '0.875rem' }}>
      {shortMoment(createdAt)}
    </Box>
  );
}
