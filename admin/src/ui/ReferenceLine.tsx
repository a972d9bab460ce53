import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { clampedTo } from '../theme/clampedTo';

/** Cut rather than make its column wider; its first word or number stays. */
const FACT = {
  ...clampedTo(1),
  color: 'text.secondary',
  flexGrow: 1,
  overflowWrap: 'anywhere',
  minWidth: { lg: '4em' },
  maxWidth: 'max-content',
} as const;

/**
 * The reference number, which a family gives on the phone.
 * @param fact shown before it
 */
export function ReferenceLine({ fact }: { fact?: string }) {
  const { reference } = useRecordContext<{ id: string; reference?: string }>() ?? {};
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', lg: fact === undefined ? 'wrap' : 'nowrap' },
        columnGap: 0.75,
        fontWeight: 400,
        fontSize: '0.875rem',
      }}
    >
      {fact !== undefined && (
        <Box component="span" title={fact} sx={FACT}>
          {fact}
        </Box>
      )}
      {reference !== undefined && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {reference}
        </Box>
      )}
    </Box>
  );
}
