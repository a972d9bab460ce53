import { useState } from 'react';
import {
  useDelete,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { AskDialog } from '../list/AskDialog';
import { NamedButton } from '../list/NamedButton';
import { useRecordName } from '../list/useRecordName';
import { useRowState } from '../list/rowState';
import { isGone, serverSentence } from '../providers/failures';
import { saidWith } from '../providers/said';
import { useFailureWords } from '../providers/useFailureWords';

/** Message keys: the question, what it means, and what is told when it fails. */
export interface DeleteTexts {
  ask: string;
  text: string;
  failed: string;
}

/** Deletes one record, after a question that names it. */
export function DeleteButton({ texts, ...look }: { texts: DeleteTexts; variant?: 'outlined' }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useFailureWords();
  const name = useRecordName();
  const record = useRecordContext();
  const { onGone } = useRowState();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const gone = (): void => {
    setAsking(false);
    // The row of the next page moves up, and the total changes.
    if (onGone) onGone();
    else refresh();
  };
  const [deleteOne, { isPending }] = useDelete(
    useResourceContext(),
    { id: record?.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: (deleted: RaRecord) => {
        notify(saidWith(deleted) ?? 'admin.record.deleted', { type: 'success' });
        gone();
      },
      onError: (error) => {
        if (!isGone(error)) {
          setFailure(words(texts.failed, error));
          return;
        }
        // Somebody else was quicker: the row goes, and this dialog with it.
        const sentence = serverSentence(error) ?? translate('admin.errors.gone');
        notify(sentence, { type: 'warning', messageArgs: { _: sentence } });
        gone();
      },
    },
  );
  return (
    <>
      <NamedButton
        {...look}
        label={translate('admin.actions.delete')}
        about={translate('admin.actions.forRecord', { name })}
        color="error"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <AskDialog
        open={asking}
        title={translate(texts.ask, { name })}
        text={translate(texts.text, { name })}
        agree={translate('admin.actions.delete')}
        busy={translate('admin.actions.deleting')}
        severe
        running={isPending}
        failure={failure}
        onClose={() => {
          setFailure(undefined);
          setAsking(false);
        }}
        onAgree={() => {
          setFailure(undefined);
          void deleteOne();
        }}
      />
    </>
  );
}
