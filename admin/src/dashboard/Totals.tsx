import Box from '@mui/material/Box';
import type { Total } from './series';
import { PANEL } from '../theme/boxes';

/** One total for each resource, with its parts. */
export function Totals({ totals }: { totals: readonly Total[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {totals.map(({ label, count, parts }) => (
        <Box key={label} sx={PANEL}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <Box component="span" sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 700 }}>
              {count}
            </Box>
            {parts.join(', ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
