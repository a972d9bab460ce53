import type { Exporter } from 'react-admin';
import type { Rules } from '#contract/rule';
import { loadCode } from '../ui/missingCode';

/** An `exporter` that saves the fields of a list as a CSV file; its code comes with the first export. */
export const csv =
  (fields: Rules): Exporter =>
  async (...exported) => {
    const { saveList } = await loadCode(() => import('./saveList'));
    await saveList(fields, ...exported);
  };
