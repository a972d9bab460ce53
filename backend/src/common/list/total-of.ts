import { type Model, trusted } from 'mongoose';
import { knowsSuspectedSpam } from '../spam/index.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match, suspected spam aside. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  if (!knowsSuspectedSpam(model)) return model.countDocuments(filter).exec();
  // In the indexes the flag stands between a status and the date.
  const isBoth = 'status' in filter && 'createdAt' in filter;
  const everything = model
    .countDocuments({ ...filter, ...(isBoth && { suspectedSpam: trusted({ $in: [null, true] }) }) })
    .exec();
  // Both counts use an index; counting records without the flag would scan the collection.
  const spam = model.countDocuments({ ...filter, suspectedSpam: true }).exec();
  const [all, suspected] = await Promise.all([everything, spam]);
  return all - suspected;
}
