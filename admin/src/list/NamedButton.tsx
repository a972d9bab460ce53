import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';

interface Props extends ButtonProps {
  label: string;
  /** Completes the accessible name: "Save" + "status for Nimal". */
  about: string;
  ref?: Ref<HTMLButtonElement>;
  /** One press decides about the record. */
  onDecide?: () => void;
}

/**
 * A button of a row: its accessible name is its label and the record's name. After a decision the record may leave the
 * list and the next one move up: the second click of a double tap is ignored, and such a button never gets the focus.
 */
export function NamedButton({ label, about, onDecide, ...props }: Props) {
  const decides = onDecide && {
    'data-decides': '',
    onClick: ({ detail }: { detail: number }) => {
      if (detail <= 1) onDecide();
    },
  };
  return (
    <Button {...props} {...decides}>
      {label}
      <Box component="span" sx={visuallyHidden}>
        {` ${about}`}
      </Box>
    </Button>
  );
}
