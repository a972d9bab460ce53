import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocusKept } from '../hooks/useFocusKept';

interface Props {
  id: string;
  title: string;
  /** A sentence below the title. */
  lead?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A part of a page. Where what had the focus in it goes, its heading gets it. */
export function Section({ id, title, lead, sx, children }: Props) {
  return (
    <Box component="section" aria-labelledby={id} {...useFocusKept()} sx={{ mt: 4, maxWidth: 1100, ...(sx as object) }}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ mb: lead === undefined ? 1.5 : 0 }}>
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {lead}
        </Typography>
      )}
      {children}
    </Box>
  );
}
