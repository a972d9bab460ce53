import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';

/** What a family says on the phone when it asks for its request. */
export function ReferenceLine() {
  const reference = useRecordContext<{ id: string; reference?: string }>()?.reference;
  return (
    reference !== undefined && (
      <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.9375rem', whiteSpace: 'nowrap' }}>
        {reference}
      </Box>
    )
  );
}
