import { setImmediate as turn } from 'node:timers/promises';
import { keepsCounts } from '../storage/counters.js';
import type { Collection } from '../storage/catalog.js';
import type { Store } from '../storage/store.js';
import type { Filter } from './conditions.js';
import { plan } from './planner.js';
import { countEntries, type Found, type Page, PAUSE, scan, WHOLE } from './scan.js';
import type { SortField } from './sort.js';

export interface Query {
  readonly filter: Filter;
  readonly sort: readonly SortField[];
  readonly page: Page;
}

/** Longest stretch of reading before others get their turn, in milliseconds. */
const STRETCH = 8;

/** Everything a query finds, in a write transaction: at once, nobody in between. */
export function findNow(store: Store, collection: Collection, query: Query): Found[] {
  const found: Found[] = [];
  for (const item of scan(store, collection, { ...query, plan: plan(collection, query.filter, query.sort) }))
    if (item !== PAUSE) found.push(item);
  return found;
}

/** Steps through a scan and lets others have their turn now and then. */
export async function* patiently(scanned: Iterable<Found | typeof PAUSE>): AsyncGenerator<Found, void> {
  let since = performance.now();
  for (const item of scanned) {
    if (item !== PAUSE) yield item;
    else if (performance.now() - since > STRETCH) {
      await turn();
      since = performance.now();
    }
  }
}

/** How many documents match: by counters or index entries where these say it all, otherwise by reading. */
export async function count(store: Store, collection: Collection, filter: Filter): Promise<number> {
  const chosen = plan(collection, filter, []);
  const { index, countable } = chosen;
  if (chosen.exact && index === undefined) return store.counters.total(collection);
  if (index && countable && keepsCounts(index))
    return countable.reduce((sum, value) => sum + store.counters.ofValue(index, value), 0);
  if (chosen.exact) return countEntries(store, chosen);
  let found = 0;
  for await (const _each of patiently(scan(store, collection, { filter, sort: [], page: WHOLE, plan: chosen })))
    found++;
  return found;
}
