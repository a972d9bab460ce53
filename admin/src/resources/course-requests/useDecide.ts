import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useTranslate, useUpdate } from 'react-admin';
import { useRowState } from '../../list/rowState';
import { useFailureWords } from '../../providers/useFailureWords';
import { STATUS, type CourseRequest } from './request';

export type Decision = 'accepted' | 'denied';

/** Decides one request, after the server's yes: a decision cannot be taken back, and only the first of two counts. */
export function useDecide() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useFailureWords();
  const record = useRecordContext<CourseRequest>();
  const { setFailure } = useRowState();
  const [running, setRunning] = useState<Decision>();
  const [update] = useUpdate();

  const decide = (status: Decision): void => {
    if (!record || running) return;
    setFailure(undefined);
    setRunning(status);
    const told = { name: record.name, status: translate(`${STATUS.wordsAt}.${status}`) };
    void update(
      'course-requests',
      { id: record.id, data: { status }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('admin.status.saved', { type: 'success', messageArgs: told }),
        onError: (error) => {
          setFailure(words(translate('resources.course-requests.failedFor', told), error));
          // Somebody else may have decided it: the row then says how.
          refresh();
        },
        onSettled: () => setRunning(undefined),
      },
    );
  };
  return { decide, running };
}
