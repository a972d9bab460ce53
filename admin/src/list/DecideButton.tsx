import { NamedButton, type NamedButtonProps } from './NamedButton';

interface Props extends Omit<NamedButtonProps, 'onClick'> {
  onDecide: () => void;
}

/**
 * A button that decides a record with one press. What it decided may leave the list and the next record move up into
 * its place: a double tap's second press, counted by the browser, decides nothing, and the focus never falls on it.
 */
export function DecideButton({ onDecide, ...props }: Props) {
  return (
    <NamedButton
      {...props}
      data-decides
      onClick={({ detail }) => {
        if (detail <= 1) onDecide();
      }}
    />
  );
}
