import { useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin';
import { useRowState } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { serverSentence } from '../providers/failures';
import { useStatusRecord } from './statusForm';

/** Saves a status: the row shows it at once, and takes it back and says why when the server refuses. */
export function useSaveStatus(wordsAt: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useStatusRecord();
  const name = useRecordName();
  const { setFailure } = useRowState();
  const [update] = useUpdate();

  const save = (status: string): void => {
    setFailure(undefined);
    if (status === record.status) return;
    void update(
      resource,
      { id: record.id, data: { status }, previousData: record },
      {
        mutationMode: 'optimistic',
        onSettled: (_saved, error) => {
          if (error) setFailure(serverSentence(error) ?? translate('admin.status.failed', { name }));
          else {
            const messageArgs = { name, status: translate(`${wordsAt}.${status}`) };
            notify('admin.status.saved', { type: 'success', messageArgs });
          }
        },
        onError: () => undefined,
      },
    );
  };
  return save;
}
