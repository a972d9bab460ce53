import { successor } from '../bson/order-key.js';
import { idPrefix } from './keys.js';
import type { Store } from './store.js';

/** Throws when documents, their `_id` entries and the counter disagree: parts of the data file are gone. */
export function checkIntegrity(store: Store): void {
  for (const collection of store.catalog.all()) {
    const total = store.counters.total(collection);
    const [first] = collection.indexes;
    const prefix = idPrefix(first?.id ?? 0);
    const entries = store.environment.entries.getKeysCount({ start: prefix, end: successor(prefix) });
    if (store.records.count(collection.id) !== total || entries !== total)
      throw new Error(`parts of ${collection.namespace} are missing; restore the folder from a backup`);
  }
}
