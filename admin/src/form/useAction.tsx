import { useMutation } from '@tanstack/react-query';
import { FailureNote } from '../ui/FailureNote';
import { useErrorMessage } from '../providers/errors';

/**
 * What a button sends: once at a time, with a note beside it where that fails.
 * @param failed message key of that note
 */
export function useAction<Answer, Input = void>(
  failed: string,
  act: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => unknown,
) {
  const errorMessage = useErrorMessage();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: act,
    ...(onDone && { onSuccess: onDone }),
  });
  return {
    run: (input: Input): void => {
      if (!isPending) mutate(input);
    },
    data,
    error,
    isPending,
    reset,
    failureNote: error && <FailureNote text={errorMessage(failed, error)} onClose={reset} />,
  };
}
