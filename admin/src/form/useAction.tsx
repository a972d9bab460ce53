import { useMutation } from '@tanstack/react-query';
import { useOneAtATime } from '../hooks/useOneAtATime';
import { FailureNote } from '../ui/FailureNote';
import { useSendMessage } from '../providers/errors';

/**
 * What a button sends: once at a time, with a note beside it where that fails.
 * @param failed message key of that note
 */
export function useAction<Answer, Input = void>(
  failed: string,
  act: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => unknown,
) {
  const message = useSendMessage();
  const { mutateAsync, data, error, isPending, reset } = useMutation({
    mutationFn: act,
    ...(onDone && { onSuccess: onDone }),
  });
  // The note says why it failed.
  const once = useOneAtATime((input: Input) => mutateAsync(input).catch(() => undefined));
  return {
    run: (input: Input): void => void once(input),
    data,
    error,
    isPending,
    reset,
    failureNote: error && <FailureNote text={message(failed, error)} onClose={reset} />,
  };
}
