import type { Model } from 'mongoose';

type Filter = Readonly<Record<string, unknown>>;
interface Count {
  readonly running: Promise<number>;
  /** Begins when `running` has ended, for all who asked meanwhile. */
  next?: Promise<number>;
}

const counts = new WeakMap<object, Map<string, Count>>();

/**
 * How many records of a model match. Counts of the same that are asked for at the same moment become one.
 * It begins after the last of them was asked for, so that it is as exact as each one's own would be, in any number of processes.
 */
export function totalOf<Stored>(model: Model<Stored>, filter: Filter): Promise<number> {
  const ofModel = counts.get(model) ?? new Map<string, Count>();
  counts.set(model, ofModel);
  const key = JSON.stringify(filter);
  const count = ofModel.get(key);
  if (count === undefined) return begin(model, filter, ofModel, key);
  const after = () => begin(model, filter, ofModel, key);
  count.next ??= count.running.then(after, after);
  return count.next;
}

function begin<Stored>(model: Model<Stored>, filter: Filter, ofModel: Map<string, Count>, key: string) {
  const running = model.countDocuments(filter).exec();
  ofModel.set(key, { running });
  const end = () => ofModel.delete(key);
  running.then(end, end);
  return running;
}
