import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';

export interface NamedButtonProps extends ButtonProps {
  label: string;
  /** What the button is about, for those who do not see the row: "Save" + "status for Nimal". */
  about: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of a row: its visible words begin its accessible name, the record's name ends it. */
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
