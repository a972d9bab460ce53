import { useNotify, useResourceContext, useTranslate, type Exporter } from 'react-admin';
import type { Rule, Rules } from '#contract/rule';
import { isOpen } from '#contract/open-fields';
import { today } from '../fields/formats';
import { toCsv } from './csv';
import { saveFile } from './saveFile';

const RECEIVED = { createdAt: { type: 'text', label: 'Received', what: 'when', max: 40 } } as const satisfies Rules;

function text(rule: Rule, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return '';
  return rule.type === 'date' ? value.slice(0, 10) : value;
}

/** Saves what `<ExportButton>` fetched as a CSV file. */
export function useExporter(fields: Rules): Exporter {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext();
  return (records) => {
    const columns = Object.entries({ ...fields, ...RECEIVED });
    const heads = columns.map(([name]) => translate(`resources.${resource}.fields.${name}`));
    const rows = records.map((record: Record<string, unknown>) =>
      columns.map(([name, rule]) => (isOpen(record, name) ? translate('admin.list.open') : text(rule, record[name]))),
    );
    saveFile(`${resource}-${today()}.csv`, new Blob([toCsv([heads, ...rows])], { type: 'text/csv;charset=utf-8' }));
    notify('admin.csv.done', { type: 'success', messageArgs: { smart_count: records.length } });
  };
}
