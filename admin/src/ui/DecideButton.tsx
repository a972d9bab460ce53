import { NamedButton, type NamedButtonProps } from './NamedButton';
import { pauseDecisions, useIsPaused } from '../hooks/pause';

interface Props extends Omit<NamedButtonProps, 'onClick'> {
  /** Its request is under way. */
  isPending?: boolean;
  onDecide: () => void;
}

/**
 * A button of which one press decides about a record. It does nothing for half a second after another such press, an
 * answered decision or a closed dialog: the second click of a double click may meet the next record.
 */
export function DecideButton({ isPending = false, onDecide, ...props }: Props) {
  const isPaused = useIsPaused();
  const isInert = isPending || isPaused;
  const press = (): void => {
    if (isInert) return;
    pauseDecisions();
    onDecide();
  };
  return <NamedButton {...props} aria-disabled={isInert} onClick={press} />;
}
