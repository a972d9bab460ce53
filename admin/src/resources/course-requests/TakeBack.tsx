import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { moment } from '../../fields/formats';
import { FailureNote } from '../../list/FailureNote';
import { NamedButton } from '../../list/NamedButton';
import { call } from '../../providers/call';
import { useErrorMessage } from '../../providers/errors';
import type { WithStatus } from '../../status/statuses';
import { STATUSES } from './request';

interface CourseRequest extends WithStatus {
  name: string;
  /** When the family first looked at the decision. */
  openedAt?: string;
}

/** A decision can be taken back until the family has seen it; from then on it says when that was. */
export function TakeBack() {
  const translate = useTranslate();
  const request = useRecordContext<CourseRequest>();
  if (!request || request.status === STATUSES.waiting) return null;
  const { id, name, openedAt } = request;
  if (openedAt === undefined) return <TakeBackButton id={id} name={name} />;
  return (
    <Typography color="text.secondary">
      {translate('resources.courseRequests.opened', { moment: moment(openedAt) })}
    </Typography>
  );
}

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
