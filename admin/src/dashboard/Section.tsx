import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useScrollTarget } from './useScrollTarget';

/** A part of the dashboard that navigation state can name. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const heading = useScrollTarget(id);
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-heading`} sx={{ mb: 4 }}>
      <Typography id={`${id}-heading`} ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
