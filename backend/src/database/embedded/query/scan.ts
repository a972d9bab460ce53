import { setImmediate as turn } from 'node:timers/promises';
import { successor } from '../bson/order-key.js';
import type { Collection } from '../storage/catalog.js';
import type { Snapshot } from '../storage/environment.js';
import { idPrefix, recordOf } from '../storage/keys.js';
import type { StoredDocument, Store } from '../storage/store.js';
import type { Filter } from './filter.js';
import { type KeyRange, plan, type Plan } from './planner.js';
import { type SortField, sortKey } from './sort.js';

/** A pause in a scan: the reader may yield to others. */
export const PAUSE = Symbol('pause');
type Scan = Generator<StoredDocument | typeof PAUSE, void>;

interface Page {
  readonly skip: number;
  /** Zero means no limit. */
  readonly limit: number;
}

export interface Query {
  readonly filter: Filter;
  readonly sort?: readonly SortField[];
  readonly page?: Page;
}

/** No skip and no limit. */
const WHOLE: Page = { skip: 0, limit: 0 };
/** A scan may read for so many milliseconds before it yields. */
const STRETCH = 8;
const FIRST_CHUNK = 128;
const LARGER_CHUNK = 500;
/** With more entries to leave out than this, a count reads its own entries. */
const FEW = 100;
/** LMDB takes the lowest 32 bits of an offset. */
const FARTHEST = 2 ** 31 - 1;

/** The index entries and documents read since the start, which `explain` would call keys and docs examined. */
export const work = { keys: 0, documents: 0 };

/** The first document a query finds, in a write transaction, without yielding. */
export function findFirst(store: Store, collection: Collection, query: Query): StoredDocument | undefined {
  const own = store.unsavedOf(collection);
  for (const item of scanIn(store, collection, { ...query, page: { skip: 0, limit: 1 } }, store.reading, own))
    if (item !== PAUSE) return item;
  return undefined;
}

/** Yields to others at a pause, if the scan has run long enough. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await turn();
    since = performance.now();
  };
}

/** Gives the documents that a query finds, and yields to others now and then. */
export async function* find(store: Store, collection: Collection, query: Query): AsyncGenerator<StoredDocument, void> {
  const pause = pacer();
  for (const item of scan(store, collection, query)) {
    if (item === PAUSE) await pause();
    else yield item;
  }
}

/** Counts the documents that match, by counters or index entries if these suffice, otherwise by reading. */
export async function count(store: Store, collection: Collection, filter: Filter): Promise<number> {
  const said = countByIndex(store, collection, filter);
  if (said !== undefined) return said;
  let found = 0;
  for await (const _each of find(store, collection, { filter })) found++;
  return found;
}

/** The same without reading a document; undefined where that cannot be. */
export function countByIndex(store: Store, collection: Collection, filter: Filter): number | undefined {
  const { index, exact, countable, partOf, ranges } = plan(collection.indexes, filter, []);
  // Counters and entries tell of the last commit only.
  if (store.reading !== undefined || !exact) return undefined;
  if (index === undefined) return store.total(collection);
  if (countable) return countable.reduce((sum, value) => sum + store.countOf(index, value), 0);
  const [first] = ranges;
  if (partOf && first) {
    const others = othersOf(store, idPrefix(index.id, partOf), first);
    if (others < FEW) return store.countOf(index, partOf) - others;
  }
  return ranges.reduce((sum, range) => {
    const counted = store.tables.entries.getKeysCount({ ...range });
    work.keys += counted;
    return sum + counted;
  }, 0);
}

/**
 * Counts the entries of a first-field value outside a range of them, up to `FEW`. Where most documents lack a flag, their
 * total is the value's counter less the few that have it.
 */
function othersOf({ tables }: Store, value: Buffer, { start, end }: KeyRange): number {
  let others = 0;
  const sides = [
    { start: value, end: start },
    { start: end, end: successor(value) },
  ];
  for (const side of sides) others += [...tables.entries.getKeys({ ...side, limit: FEW - others })].length;
  work.keys += others;
  return others;
}

interface Hit {
  readonly record: number;
  readonly document?: Buffer;
}

/** Reads in chunks, each after the last one's end; what is to be skipped is passed over without being read. */
function* inChunks(page: Page, read: (limit: number, offset: number) => Hit[]): Generator<Hit[], void> {
  let left = page.limit || Infinity;
  let offset = page.skip;
  for (; offset > FARTHEST; offset -= FARTHEST + 1) if (read(1, FARTHEST).length === 0) return;
  for (let limit = Math.min(FIRST_CHUNK, left); left > 0; limit = Math.min(LARGER_CHUNK, left)) {
    const hits = read(limit, offset);
    yield hits;
    if (hits.length < limit) return;
    offset = 0;
    left -= hits.length;
  }
}

function entriesIn(store: Store, { start, end }: KeyRange, reverse: boolean, page: Page, snapshot?: Snapshot) {
  let from = reverse ? end : start;
  let exclusiveStart = false;
  const to = reverse ? start : end;
  return inChunks(page, (limit, offset) => {
    const options = { start: from, end: to, limit, offset, reverse, exclusiveStart, inclusiveEnd: reverse };
    const keys = [...store.tables.entries.getKeys({ ...options, ...(snapshot && { transaction: snapshot }) })];
    work.keys += keys.length;
    from = keys.at(-1) ?? from;
    exclusiveStart = true;
    return keys.map((key) => ({ record: recordOf(key) }));
  });
}

function recordsIn(store: Store, collection: Collection, page: Page, snapshot?: Snapshot): Generator<Hit[], void> {
  let last = 0;
  return inChunks(page, (limit, offset) => {
    const hits = store.after(collection, last, limit, offset, snapshot);
    last = hits.at(-1)?.record ?? last;
    return hits;
  });
}

/** Documents that the transaction has written itself. */
type Own = ReadonlyMap<number, Buffer | undefined> | undefined;

/** Documents that match, in the plan's order; after them those of a transaction's own that do. */
function* matches(
  store: Store,
  collection: Collection,
  filter: Filter,
  { index, exact, reverse, ranges }: Plan,
  page: Page,
  snapshot: Snapshot | undefined,
  own: Own,
): Scan {
  // If the index entries suffice, they can be counted off for skip and limit; otherwise only matches count.
  const whole = exact && ranges.length <= 1 && !own;
  const part = whole ? page : WHOLE;
  let skip = whole ? 0 : page.skip;
  let left = page.limit || Infinity;
  const sources = index
    ? (reverse ? [...ranges].reverse() : ranges).map((range) => entriesIn(store, range, reverse, part, snapshot))
    : [recordsIn(store, collection, part, snapshot)];
  for (const source of sources) {
    for (const hits of source) {
      for (const { record, document = store.get(collection, record, snapshot) } of hits) {
        work.documents++;
        if (document === undefined || own?.has(record) || !(exact || filter.test(document))) continue;
        if (skip-- > 0) continue;
        yield { record, document };
        if (--left === 0) return;
      }
      yield PAUSE;
    }
  }
  for (const [record, document] of own ?? []) {
    if (document === undefined || !filter.test(document) || skip-- > 0) continue;
    yield { record, document };
    if (--left === 0) return;
  }
}

/** Gives what a query finds in a snapshot, whatever others write or drop meanwhile. */
export function* scan(store: Store, collection: Collection, query: Query): Scan {
  const snapshot = store.snapshot();
  const own = store.unsavedOf(collection);
  try {
    yield* scanIn(store, collection, query, snapshot, own && new Map(own));
  } finally {
    snapshot.done();
  }
}

/** Plans and runs a query: what `find` with this filter, sort, skip and limit finds. */
function* scanIn(
  store: Store,
  collection: Collection,
  { filter, sort = [], page = WHOLE }: Query,
  snapshot: Snapshot | undefined,
  own: Own,
): Scan {
  if (snapshot && store.total(collection) === 0) return;
  const chosen = plan(store.indexesOf(collection), filter, sort);
  const isOrdered = chosen.sorted && (sort.length === 0 || !own);
  if (isOrdered) return yield* matches(store, collection, filter, chosen, page, snapshot, own);
  // Only the sort keys are kept, and of a limited query only the best of them.
  const wanted = page.limit ? page.skip + page.limit : Infinity;
  let best: { readonly record: number; readonly key: Buffer }[] = [];
  const settle = () => best.sort((a, b) => a.key.compare(b.key)).slice(0, wanted);
  for (const item of matches(store, collection, filter, chosen, WHOLE, snapshot, own)) {
    if (item === PAUSE) yield PAUSE;
    else if (best.push({ record: item.record, key: sortKey(item.document, sort) }) > 2 * wanted + LARGER_CHUNK)
      best = settle();
  }
  for (const { record } of settle().slice(page.skip)) {
    const document = store.get(collection, record, snapshot);
    if (document !== undefined) yield { record, document };
  }
}
