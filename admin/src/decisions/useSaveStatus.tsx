import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  useDataProvider,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useLocation, type Location } from 'react-router';
import { useRowState } from '../ui/rowState';
import { useRecordName } from '../ui/useRecordName';
import { useTell } from './tell';
import { cacheDecision } from './useMessages';
import { ConflictError } from '../providers/conflict';
import { WITH_OUTGOING } from '../providers/dataProvider';
import { isGone, isUnreachable, useErrorMessage, useNotifyText } from '../providers/errors';
import { replaceCached } from '../providers/queryClient';
import { pauseDecisions } from '../hooks/pause';
import type { WithStatus } from './statuses';
import { useDecidedMeanwhile } from './useDecidedMeanwhile';

/** Saves a status pessimistically; a failure or a colleague's decision meanwhile is shown in the row. */
export function useSaveStatus(onSaved?: () => void) {
  const translate = useTranslate();
  const notifyText = useNotifyText();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const message = useErrorMessage();
  const decidedMeanwhile = useDecidedMeanwhile();
  const { setFailure } = useRowState();
  const { show } = useTell();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { pathname, state } = useLocation() as Location<unknown>;
  const isOnItsPage = record !== undefined && pathname.endsWith(`/${record.id}/show`);
  const [saving, setSaving] = useState<string>();

  /** @param more other fields to save with it */
  const save = (status: string, more: object = {}): void => {
    setFailure(undefined);
    if (!record || saving || status === record.status) return;
    const told = { name, status: translate(`resources.${resource}.statuses.${status}`) };
    const onError = async (error: unknown): Promise<void> => {
      const own = { ...told, _: translate('admin.status.failed', told) };
      const text = message(`resources.${resource}.statusFailed`, error, own);
      const shown =
        error instanceof ConflictError
          ? await decidedMeanwhile(resource, error, name).catch(() => translate('admin.conflict.title'))
          : text;
      setFailure(shown);
      // Read again, it could leave its list, and the sentence with it.
      if (error instanceof ConflictError) replaceCached(queries, resource, error.current);
      // The record was deleted by somebody else: its row disappears, with its error.
      else if (isGone(error)) notifyText(text, 'warning');
      if (!(error instanceof ConflictError) && !isUnreachable(error)) refresh();
    };
    const send = async (): Promise<void> => {
      const params = { id: record.id, data: { status, ...more }, previousData: record, meta: WITH_OUTGOING };
      const { data } = await provider.update<RaRecord>(resource, params);
      const changed = cacheDecision(queries, resource, data);
      pauseDecisions();
      const decided = {
        recordId: record.id,
        name,
        sentence: translate('admin.status.saved', told),
        isToTell: changed.toTell === true,
        undo: { resource, record: changed, status: record.status, ...(isOnItsPage && { page: { pathname, state } }) },
      };
      // Said before the list says how many are left, which follows its cache a moment later.
      flushSync(() => show(decided));
      onSaved?.();
    };
    setSaving(status);
    void send()
      .catch(onError)
      .finally(() => setSaving(undefined));
  };
  return { save, saving };
}
