import type { Model } from 'mongoose';
import { together } from './together.js';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match. Counts of the same that are asked for at the same moment become one. */
export function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  return together(model, JSON.stringify(filter), () => model.countDocuments(filter).exec());
}
