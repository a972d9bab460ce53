import type { Model } from 'mongoose';
import { countByCommand } from '../by-command.js';
import { knowsSuspectedSpam, SUSPECTED, SUSPECTED_OR_NOT } from '../suspected-spam.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match; without suspected spam, unless the filter names it. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  if (!knowsSuspectedSpam(model) || 'suspectedSpam' in filter) return countByCommand(model, filter);
  // In the indexes the flag stands before the date.
  const everything = { ...filter, ...('createdAt' in filter && SUSPECTED_OR_NOT) };
  // Both counts use an index; counting records without the flag would scan the collection.
  const counts = [everything, { ...filter, ...SUSPECTED }].map((each) => countByCommand(model, each));
  const [all = 0, suspected = 0] = await Promise.all(counts);
  return all - suspected;
}
