import type { Model } from 'mongoose';
import { knowsSuspectedSpam } from '../spam/index.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match, suspected spam aside. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  const everything = model.countDocuments(filter).exec();
  if (!knowsSuspectedSpam(model)) return everything;
  // Both counts use an index; counting records without the flag would scan the collection.
  const spam = model.countDocuments({ ...filter, suspectedSpam: true }).exec();
  const [all, suspected] = await Promise.all([everything, spam]);
  return all - suspected;
}
