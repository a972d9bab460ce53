import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { moment } from './formats';

/** When a record came in. */
export function ReceivedAt() {
  const record = useRecordContext<{ id: string; createdAt: string }>();
  return (
    <Box component="span" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
      {moment(record?.createdAt)}
    </Box>
  );
}
