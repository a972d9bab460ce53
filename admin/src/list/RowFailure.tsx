import { FailureNote } from './FailureNote';
import { useRowState } from './rowState';

export function RowFailure() {
  const { failure, setFailure } = useRowState();
  return failure !== undefined && <FailureNote text={failure} onClose={() => setFailure(undefined)} />;
}
