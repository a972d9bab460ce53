import { type Model, trusted } from 'mongoose';
import { countByCommand } from '../by-command.js';
import { knowsSuspectedSpam } from '../suspected-spam.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match, suspected spam aside. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  if (!knowsSuspectedSpam(model)) return countByCommand(model, filter);
  // In the indexes the flag stands before the date.
  const everything = { ...filter, ...('createdAt' in filter && { suspectedSpam: trusted({ $in: [null, true] }) }) };
  // Both counts use an index; counting records without the flag would scan the collection.
  const counts = [everything, { ...filter, suspectedSpam: true }].map((each) => countByCommand(model, each));
  const [all = 0, suspected = 0] = await Promise.all(counts);
  return all - suspected;
}
