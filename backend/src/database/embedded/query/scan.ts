import type { Collection } from '../storage/catalog.js';
import { recordOf } from '../storage/keys.js';
import type { Store } from '../storage/store.js';
import type { Filter } from './conditions.js';
import type { KeyRange, Plan } from './planner.js';
import { type SortField, sortKey } from './sort.js';

export interface Found {
  readonly record: number;
  readonly document: Buffer;
}

/** A pause in a scan: the reader may let others have their turn. No LMDB cursor is open then. */
export const PAUSE = Symbol('pause');
export type Scan = Generator<Found | typeof PAUSE, void>;

export interface Page {
  readonly skip: number;
  /** 0: no limit. */
  readonly limit: number;
}

/** No skip and no limit. */
export const WHOLE: Page = { skip: 0, limit: 0 };

/** How many index entries and documents were read since the start: what `explain` would call keys and docs examined. */
export const work = { keys: 0, documents: 0 };

const FIRST_CHUNK = 128;
const LARGER_CHUNK = 500;

interface Hit {
  readonly record: number;
  readonly document?: Buffer;
}

/** Reads in chunks, each after the last one's end; what is to be skipped is passed over without being read. */
function* inChunks(page: Page, read: (limit: number, offset: number) => Hit[]): Generator<Hit[], void> {
  let left = page.limit || Infinity;
  let offset = page.skip;
  for (let limit = Math.min(FIRST_CHUNK, left); left > 0; limit = Math.min(LARGER_CHUNK, left)) {
    const hits = read(limit, offset);
    yield hits;
    if (hits.length < limit) return;
    offset = 0;
    left -= hits.length;
  }
}

function entriesIn(store: Store, { start, end }: KeyRange, reverse: boolean, page: Page): Generator<Hit[], void> {
  let from = reverse ? end : start;
  let exclusiveStart = false;
  const to = reverse ? start : end;
  return inChunks(page, (limit, offset) => {
    const options = { start: from, end: to, limit, offset, reverse, exclusiveStart, inclusiveEnd: reverse };
    const keys = [...store.environment.entries.getKeys(options)];
    work.keys += keys.length;
    from = keys.at(-1) ?? from;
    exclusiveStart = true;
    return keys.map((key) => ({ record: recordOf(key) }));
  });
}

function recordsIn(store: Store, collection: Collection, page: Page): Generator<Hit[], void> {
  let last = 0;
  return inChunks(page, (limit, offset) => {
    const hits = store.records.after(collection.id, last, limit, offset);
    last = hits.at(-1)?.record ?? last;
    return hits;
  });
}

/** Documents that match, in the plan's order, each once. */
function* matches(store: Store, collection: Collection, filter: Filter, plan: Plan, page: Page): Scan {
  const { index, exact, reverse } = plan;
  const seen = index?.multikey ? new Set<number>() : undefined;
  // Where the entries say it all, they can be counted off for skip and limit; otherwise only matches count.
  const whole = exact && plan.ranges.length === 1;
  let skip = whole ? 0 : page.skip;
  let left = page.limit || Infinity;
  for (const range of reverse ? [...plan.ranges].reverse() : plan.ranges) {
    const part = whole ? page : WHOLE;
    for (const hits of index ? entriesIn(store, range, reverse, part) : recordsIn(store, collection, part)) {
      for (const { record, document = store.records.get(collection.id, record) } of hits) {
        if (seen?.has(record)) continue;
        seen?.add(record);
        work.documents++;
        if (document === undefined || !(exact || filter.test(document))) continue;
        if (skip-- > 0) continue;
        yield { record, document };
        if (--left === 0) return;
      }
      yield PAUSE;
    }
  }
}

interface Sortable {
  readonly record: number;
  readonly key: Buffer;
}

/** Runs a plan: what `find` with this filter, sort, skip and limit finds. */
export function* scan(
  store: Store,
  collection: Collection,
  query: { filter: Filter; plan: Plan; sort: readonly SortField[]; page: Page },
): Scan {
  const { filter, plan, sort, page } = query;
  if (plan.sorted) return yield* matches(store, collection, filter, plan, page);
  // Only the sort keys are kept, and of a limited query only the best of them.
  const wanted = page.limit ? page.skip + page.limit : Infinity;
  let best: Sortable[] = [];
  const settle = () => best.sort((a, b) => a.key.compare(b.key)).slice(0, wanted);
  for (const item of matches(store, collection, filter, plan, WHOLE)) {
    if (item === PAUSE) yield PAUSE;
    else if (best.push({ record: item.record, key: sortKey(item.document, sort) }) > 2 * wanted + LARGER_CHUNK)
      best = settle();
  }
  for (const { record } of settle().slice(page.skip)) {
    const document = store.records.get(collection.id, record);
    if (document !== undefined && filter.test(document)) yield { record, document };
  }
}

/** How many index entries a plan's ranges hold, counted without reading a document. */
export function countEntries(store: Store, plan: Plan): number {
  const { entries } = store.environment;
  return plan.ranges.reduce((sum, { start, end }) => sum + entries.getKeysCount({ start, end }), 0);
}
