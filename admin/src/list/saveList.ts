import type { Exporter } from 'react-admin';
import type { Rule, Rules } from '#contract/rule';
import { openAnswerOf } from '#contract/open-fields';
import { dayIn } from '#contract/sri-lanka';
import { choiceWord } from '../fields/useChoiceWord';
import { sortableMoment } from '../config/formats';
import { i18nProvider } from '../messages';
import { toCsv } from './csv';
import { saveFile } from '../../../public-web/shared/saveFile';
import { fileName } from '../ui/fileName';

type Row = Readonly<Record<string, unknown>>;

/** Columns without a rule in the contract: every list has `createdAt`, requests and bookings have `reference`. */
const TEXT = { type: 'text', label: '', what: '', max: 40 } as const;
const RECEIVED = { createdAt: TEXT } as const satisfies Rules;
const REFERENCE = { reference: TEXT } as const satisfies Rules;

/** A phone number with spaces: spreadsheets read it as text and keep the leading zero. */
const readOut = (number: string): string => number.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1 $2 $3');

/** A message has what it is about one level down. */
const flat = ({ about, ...record }: Row): Row => ({ ...record, ...(typeof about === 'object' && about) });

/** Saves the fields of a list as a CSV file, with labels and words instead of stored values. */
export async function saveList(fields: Rules, ...[fetched, fetchRelated, _, resource = '']: Parameters<Exporter>) {
  const { translate } = i18nProvider;
  const wordOf = choiceWord(translate, resource);
  const records = (fetched as Row[]).map(flat);
  const rules = Object.entries<Rule>({
    ...fields,
    ...(records.some((record) => record['reference'] !== undefined) && REFERENCE),
    ...RECEIVED,
  });
  // Every id in an exported record is that of a teacher.
  const named = rules.filter(([name, rule]) => rule.type === 'id' && records.some((record) => record[name]));
  const staff = await Promise.all(named.map(([name]) => fetchRelated<Row>(records, name, 'alldetails')));
  const names = new Map(staff.flatMap((some) => Object.entries(some).map(([id, { tName }]) => [id, tName])));

  const text = (record: Row, name: string, rule: Rule): string => {
    const said = openAnswerOf(record, name);
    if (said) return translate(`admin.alternatives.${said}`);
    const value = rule.type === 'id' ? names.get(String(record[name])) : record[name];
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map((one) => wordOf(name, String(one))).join(', ');
    if (typeof value !== 'string') return '';
    if (name === 'createdAt') return sortableMoment(value);
    if (rule.type === 'date') return dayIn(value);
    if (rule.type === 'choice') return wordOf(name, value);
    return rule.type === 'phone' ? readOut(value) : value;
  };
  // A column may show how long ago: the file has the moment.
  const heads = rules.map(([name]) => {
    const field = `resources.${resource}.fields.${name}`;
    return translate(name === 'createdAt' ? `resources.${resource}.receivedAt` : field, { _: translate(field) });
  });
  const rows = records.map((record) => rules.map(([name, rule]) => text(record, name, rule)));
  const name = fileName(translate(`resources.${resource}.file`), 'csv');
  saveFile(name, new Blob([toCsv([heads, ...rows])], { type: 'text/csv;charset=utf-8' }));
}
