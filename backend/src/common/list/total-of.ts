import type { Model } from 'mongoose';
import { knowsSuspectedSpam } from '../spam/index.js';
import { together } from './together.js';

type Filter = Readonly<Record<string, unknown>>;

/**
 * How many records of a model match, suspected spam aside. Counts of the same that are asked for at the same moment
 * become one.
 */
export function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  return together(model, JSON.stringify(filter), async () => {
    const everything = model.countDocuments(filter).exec();
    if (!knowsSuspectedSpam(model)) return everything;
    // Both are read off an index; to count those without the flag, the store would have to go through all of them.
    const spam = model.countDocuments({ ...filter, suspectedSpam: true }).exec();
    const [all, suspected] = await Promise.all([everything, spam]);
    return all - suspected;
  });
}
