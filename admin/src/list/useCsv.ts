import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useResourceContext, type RaRecord } from 'react-admin';
import type { Rule, Rules } from '#contract/rule';
import { today } from '../fields/formats';
import { serverSentence } from '../providers/failures';
import { toCsv } from './csv';
import { fetchAll } from './fetchAll';
import { saveFile } from './saveFile';
import { useFieldLabel } from './useFieldLabel';
import { useNarrowing } from './useNarrowing';

const RECEIVED = { createdAt: { type: 'text', label: 'Received', what: 'when', max: 40 } } as const satisfies Rules;

function text(rule: Rule, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return rule.type === 'date' ? value.slice(0, 10) : value;
}

export function useCsv(fields: Rules) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const resource = useResourceContext() ?? '';
  const labelOf = useFieldLabel();
  const { values } = useNarrowing();
  const { filter, sort } = useListContext<RaRecord>();
  const [running, setRunning] = useState(false);

  const download = async (): Promise<void> => {
    if (running) return;
    setRunning(true);
    try {
      const columns = Object.entries({ ...fields, ...RECEIVED });
      const wanted = { filter: { ...values, ...(filter as object | undefined) }, sort };
      const records = await fetchAll(dataProvider, resource, wanted);
      const rows = records.map((record) => columns.map(([name, rule]) => text(rule, record[name])));
      const csv = toCsv([columns.map(([name]) => labelOf(name)), ...rows]);
      saveFile(`${resource}-${today()}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
      notify('admin.csv.done', { type: 'success', messageArgs: { smart_count: records.length } });
    } catch (error) {
      notify(serverSentence(error) ?? 'admin.csv.failed', { type: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return { download, running };
}
