import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { serverSentence } from '../providers/failures';

export type BulkAct = { type: 'delete' } | { type: 'status'; value: string; label: string };

/** So many calls at a time: a page of records must not use up the server's rate limits or a phone's line. */
const AT_ONCE = 4;

/** Does one thing to every ticked record. What failed stays ticked, and is told with the first reason. */
export function useRunBulk() {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { data = [], selectedIds, onSelect, refetch } = useListContext<RaRecord>();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  const doOne = (id: Identifier, act: BulkAct): Promise<unknown> => {
    const previousData = data.find((record) => record.id === id) ?? { id };
    return act.type === 'delete'
      ? dataProvider.delete(resource, { id, previousData })
      : dataProvider.update(resource, { id, data: { status: act.value }, previousData });
  };

  const run = async (act: BulkAct): Promise<void> => {
    setRunning(true);
    setFailure(undefined);
    const failed: { id: Identifier; reason: unknown }[] = [];
    const waiting = [...selectedIds];
    const worker = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const current = id;
        await doOne(current, act).catch((reason: unknown) => failed.push({ id: current, reason }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const done = selectedIds.length - failed.length;
    const words = { smart_count: done, status: act.type === 'status' ? act.label : '' };
    if (done > 0) notify(`admin.bulk.${act.type}Done`, { type: 'success', messageArgs: words });
    if (failed[0]) {
      const why = serverSentence(failed[0].reason) ?? translate('admin.bulk.tryAgain');
      setFailure(`${translate('admin.bulk.failed', { smart_count: failed.length })} ${why}`);
    }
    onSelect(failed.map(({ id }) => id));
    setRunning(false);
    await refetch();
  };
  return { run, running, failure, clearFailure: () => setFailure(undefined) };
}
