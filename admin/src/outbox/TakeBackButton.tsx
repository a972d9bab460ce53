import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { FailureNote } from '../list/FailureNote';
import { NamedButton } from '../list/NamedButton';
import { call } from '../providers/call';
import { useErrorMessage } from '../providers/errors';

interface Props {
  id: string;
  name: string;
  onTakenBack?: () => void;
}

/** Makes a course request pending again, until the parent has opened the link; the server says when it is too late. */
export function TakeBackButton({ id, name, onTakenBack }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(`/course/course-requests/${id}/take-back`, { method: 'POST' }),
    onSuccess: () => {
      notify('resources.courseRequests.takenBack', { type: 'success', messageArgs: { name } });
      refresh();
      onTakenBack?.();
    },
  });
  return (
    <>
      <NamedButton
        variant="outlined"
        label={translate(isPending ? 'resources.courseRequests.takingBack' : 'resources.courseRequests.takeBack')}
        about={translate('resources.courseRequests.decisionFor', { name })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      />
      {error && <FailureNote text={errorMessage('resources.courseRequests.takeBackFailed', error)} onClose={reset} />}
    </>
  );
}
