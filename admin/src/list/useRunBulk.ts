import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { serverSentence } from '../providers/failures';
import { useTicked } from './useTicked';

export type BulkAct = { type: 'delete' } | { type: 'status'; value: string; label: string };

/** So many calls at a time: a page of records must not use up the server's rate limits or a phone's line. */
const AT_ONCE = 4;

/** Does one thing to every ticked record. What failed stays ticked, and is told with the first reason. */
export function useRunBulk() {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { onSelect, refetch } = useListContext<RaRecord>();
  const ticked = useTicked();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  const doOne = (previousData: RaRecord, act: BulkAct): Promise<unknown> => {
    const { id } = previousData;
    return act.type === 'delete'
      ? dataProvider.delete(resource, { id, previousData })
      : dataProvider.update(resource, { id, data: { status: act.value }, previousData });
  };

  const run = async (act: BulkAct): Promise<void> => {
    setRunning(true);
    setFailure(undefined);
    const failed: { record: RaRecord; reason: unknown }[] = [];
    const waiting = [...ticked];
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const record = next;
        await doOne(record, act).catch((reason: unknown) => failed.push({ record, reason }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const done = ticked.length - failed.length;
    const words = { smart_count: done, status: act.type === 'status' ? act.label : '' };
    if (done > 0) notify(`admin.bulk.${act.type}Done`, { type: 'success', messageArgs: words });
    if (failed[0]) {
      const why = serverSentence(failed[0].reason) ?? translate('admin.bulk.tryAgain');
      setFailure(`${translate('admin.bulk.failed', { smart_count: failed.length })} ${why}`);
    }
    onSelect(failed.map(({ record }) => record.id));
    setRunning(false);
    await refetch();
  };
  return { run, running, failure, clearFailure: () => setFailure(undefined) };
}
