import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden';

interface Props extends ButtonProps {
  label: string;
  /** What the button is about, for those who do not see the row: "Save" + "status for Nimal". */
  about: string;
  ref?: Ref<HTMLButtonElement>;
  /** Decides the record with one press. */
  onDecide?: () => void;
}

/**
 * A button of a row: its visible words begin its accessible name, the record's name ends it. What a press decides may
 * leave the list and the next record move up into its place: a double tap's second press, counted by the browser,
 * decides nothing, and the focus never falls on such a button.
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
