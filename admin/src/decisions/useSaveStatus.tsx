import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useDataProvider, useRecordContext, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, type Location } from 'react-router';
import type { Rules } from '#contract/rule';
import { useRowState, type Values } from '../ui/rowState';
import { useMutationFailure } from '../ui/useMutationFailure';
import { useRecordName } from '../ui/useRecordName';
import { useTell } from './tell';
import { cacheDecision } from './useMessages';
import { WITH_OUTGOING } from '../providers/dataProvider';
import { pauseDecisions } from '../hooks/pause';
import type { WithStatus } from './statuses';
import { useDecidedMeanwhile } from './useDecidedMeanwhile';

/**
 * Saves a status pessimistically; a failure or a colleague's decision meanwhile is shown in the row.
 * @param rules of other fields that are saved with it
 * @returns `saving`: the status that is being saved; `isSaving`: whether anything of the row is; until then `save` does nothing
 */
export function useSaveStatus(onSaved?: () => void, rules?: Rules) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const fail = useMutationFailure(rules);
  const decidedMeanwhile = useDecidedMeanwhile();
  const { setFailure, saving, setSaving } = useRowState();
  const { show } = useTell();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { pathname, state } = useLocation() as Location<unknown>;
  const isOnItsPage = record !== undefined && pathname.endsWith(`/${record.id}/show`);

  /** @param more other fields to save with it */
  const save = (status: string, more: Values = {}): void => {
    setFailure(undefined);
    if (!record || saving || status === record.status) return;
    const told = { name, status: translate(`resources.${resource}.statuses.${status}`) };
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
    setSaving({ status, ...more });
    void send()
      .catch((error: unknown) =>
        fail(error, {
          failed: `resources.${resource}.statusFailed`,
          words: { ...told, _: translate('admin.status.failed', told) },
          meanwhile: (conflict) => decidedMeanwhile(resource, conflict, name),
        }),
      )
      .finally(() => setSaving(undefined));
  };
  return { save, saving: saving?.['status'], isSaving: saving !== undefined };
}
