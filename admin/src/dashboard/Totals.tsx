import Box from '@mui/material/Box';
import type { Total } from './series';

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
        <Box
          key={label}
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.4, bgcolor: 'background.paper' }}
        >
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
