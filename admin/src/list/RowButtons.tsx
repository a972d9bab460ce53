import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons of one row. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
    {children}
  </Stack>
);
