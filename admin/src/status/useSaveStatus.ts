import { useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin';
import { useRowState } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { isGone, serverSentence } from '../providers/failures';
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

  const tellFailure = (error: unknown): void => {
    const sentence = serverSentence(error) ?? translate('admin.status.failed', { name });
    setFailure(sentence);
    // Somebody else deleted the record: its row goes, and what is written in it.
    if (isGone(error)) notify(sentence, { type: 'warning', messageArgs: { _: sentence } });
  };

  return (status: string): void => {
    setFailure(undefined);
    if (status === record.status) return;
    const messageArgs = { name, status: translate(`${wordsAt}.${status}`) };
    void update(
      resource,
      { id: record.id, data: { status }, previousData: record },
      {
        mutationMode: 'optimistic',
        onError: tellFailure,
        onSettled: (_saved, error) => {
          if (!error) notify('admin.status.saved', { type: 'success', messageArgs });
        },
      },
    );
  };
}
