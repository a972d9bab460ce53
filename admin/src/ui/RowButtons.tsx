import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** The buttons of one row. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{
      gap: 0.5,
      flexWrap: { xs: 'wrap', lg: 'nowrap' },
      '& .MuiButton-root': { whiteSpace: { lg: 'nowrap' }, px: 1.25 },
    }}
  >
    {children}
  </Stack>
);
