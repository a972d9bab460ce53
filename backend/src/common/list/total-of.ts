import type { Model } from 'mongoose';
import { knowsSuspectedSpam } from '../spam/index.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match, suspected spam aside. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  const everything = model.countDocuments(filter).exec();
  if (!knowsSuspectedSpam(model)) return everything;
  // Both are read off an index; to count those without the flag, the store would have to go through all of them.
  const spam = model.countDocuments({ ...filter, suspectedSpam: true }).exec();
  const [all, suspected] = await Promise.all([everything, spam]);
  return all - suspected;
}
