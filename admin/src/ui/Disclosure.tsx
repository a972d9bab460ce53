import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is shown once it is opened. */
export const Disclosure = ({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details open={open}>
    <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
      {title}
    </Box>
    {children}
  </details>
);
