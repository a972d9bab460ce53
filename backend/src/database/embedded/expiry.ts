import { encode } from './bson/raw.js';
import { deleteMany } from './commands/delete.js';
import { compileFilter } from './query/filter.js';
import type { Store } from './storage/store.js';

/** Deletes what TTL indexes say has had its time; gives the number of documents deleted. */
export async function sweepExpired(store: Store, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (const { namespace, indexes } of store.catalog.all())
    for (const { spec, fields } of indexes) {
      const seconds: unknown = spec['expireAfterSeconds'];
      const [field, another] = fields;
      if (seconds === undefined || field === undefined || another !== undefined) continue;
      const oldest = new Date(now - Number(seconds) * 1000);
      deleted += await deleteMany(store, namespace, compileFilter(encode({ [field.path.text]: { $lt: oldest } })));
    }
  return deleted;
}
