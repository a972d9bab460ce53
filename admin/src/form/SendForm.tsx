import { Box, type BoxProps } from '@mui/material';
import type { SyntheticEvent } from 'react';

/** A form of a page: its button sends it, and so does Enter. The browser checks nothing, our own sentences do. */
export const SendForm = ({ onSend, ...box }: Omit<BoxProps<'form'>, 'component'> & { onSend: () => void }) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event: SyntheticEvent) => {
      event.preventDefault();
      onSend();
    }}
    {...box}
  />
);
