import type { Model, SortOrder } from 'mongoose';

type Filter = Readonly<Record<string, unknown>>;
interface Part {
  readonly sort: Record<string, SortOrder>;
  readonly skip?: number;
  readonly limit?: number;
}

/** The plain records a filter finds. A filter on a base model names the kind itself. */
export function findLean<Stored>(model: Model<Stored>, filter: Filter, part: Part): Promise<Stored[]> {
  return model
    .find({ ...filter }, undefined, part)
    .lean<Stored[]>()
    .exec();
}
