import { Box, Button, type ButtonProps } from '@mui/material';
import type { Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';

export interface NamedButtonProps extends ButtonProps {
  label: string;
  /** Completes the accessible name: "Save" + "status for Nimal". */
  about: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a row: its accessible name is its label and the record's name. */
export function NamedButton({ label, about, ...props }: NamedButtonProps) {
  return (
    <Button {...props}>
      {label}
      <Box component="span" sx={visuallyHidden}>
        {` ${about}`}
      </Box>
    </Button>
  );
}
