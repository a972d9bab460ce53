import type { Model } from 'mongoose';

type Filter = Readonly<Record<string, unknown>>;

/** How many records of a model match. */
export async function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  return model.countDocuments(filter);
}
