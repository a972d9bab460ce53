import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { moment } from './formats';

/** When a record came in. */
export function ReceivedAt() {
  const record = useRecordContext<{ id: string; createdAt: string }>();
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: 88, fontSize: '0.875rem' }}>
      {moment(record?.createdAt)}
    </Box>
  );
}
