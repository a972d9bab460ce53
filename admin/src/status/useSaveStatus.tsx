import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh, useResourceContext, useTranslate, useUpdate } from 'react-admin';
import { ConflictDialog } from '../form/ConflictDialog';
import { useRowState } from '../list/rowState';
import { useRecordName } from '../list/useRecordName';
import { ConflictError } from '../providers/conflict';
import { useTell } from '../outbox/tell';
import { isGone, isUnreachable, useErrorMessage, useNotifyText } from '../providers/errors';
import type { WithStatus } from './statuses';

/** Saves a status pessimistically; a failure is shown in the row, and a conflicting change is asked about. */
export function useSaveStatus(onSaved?: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const message = useErrorMessage();
  const { setFailure } = useRowState();
  const { decided, show } = useTell();
  const [update] = useUpdate();
  const [saving, setSaving] = useState<string>();
  const [conflict, setConflict] = useState<{ error: ConflictError; status: string }>();

  const save = (status: string, read: object | undefined = record): void => {
    setFailure(undefined);
    setConflict(undefined);
    if (!record || saving || (status === record.status && read === record)) return;
    const told = { name, status: translate(`resources.${resource}.statuses.${status}`) };
    const onError = (error: unknown): void => {
      if (error instanceof ConflictError) {
        setConflict({ error, status });
        return;
      }
      const own = translate(`resources.${resource}.statusFailed`, {
        ...told,
        _: translate('admin.status.failed', told),
      });
      const text = message(own, error);
      setFailure(text);
      // The record was deleted by somebody else: its row disappears, with its error.
      if (isGone(error)) notifyText(text, 'warning');
      if (!isUnreachable(error)) refresh();
    };
    setSaving(status);
    void update(
      resource,
      { id: record.id, data: { status }, previousData: record, meta: { read } },
      {
        onSuccess: (changed: WithStatus) => {
          onSaved?.();
          if (changed.toTell) {
            const version = changed.updatedAt ?? '';
            show({ recordId: record.id, name, version, sentence: translate('admin.status.saved', told) });
          } else {
            // Open again: what there was to tell of it is withdrawn.
            if (decided?.recordId === record.id) show(undefined);
            notify('admin.status.saved', { type: 'success', messageArgs: told });
          }
          refresh();
        },
        onError,
        onSettled: () => setSaving(undefined),
      },
    );
  };

  const question = conflict && (
    <ConflictDialog
      error={conflict.error}
      onKeepMine={() => save(conflict.status, conflict.error.current)}
      onTakeTheirs={() => {
        setConflict(undefined);
        refresh();
      }}
    />
  );
  return { save, saving, question };
}
