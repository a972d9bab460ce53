import type { Collection } from '../storage/catalog.js';
import { recordOf } from '../storage/keys.js';
import type { Store } from '../storage/store.js';
import type { Filter } from './conditions.js';
import type { KeyRange, Plan } from './planner.js';
import { sortBy, type SortField } from './sort.js';

export interface Found {
  readonly record: number;
  readonly document: Buffer;
}

/** A pause in a scan: the reader may let others have their turn. No LMDB cursor is open then. */
export const PAUSE = Symbol('pause');
export type Scan = Generator<Found | typeof PAUSE, void>;

const LARGEST_CHUNK = 500;

export interface Page {
  readonly skip: number;
  /** 0: no limit. */
  readonly limit: number;
}

const ALL: Page = { skip: 0, limit: 0 };

/** How many entries and documents were read since the start: what `explain` would call keys and documents examined. */
export const work = { keys: 0, documents: 0 };

/** The record ids of one range, in chunks; skipped ones are passed over without being read. */
function* recordsIn(store: Store, plan: Plan, range: KeyRange, page: Page): Generator<number[], number> {
  const table = plan.index ? store.environment.entries : store.environment.records;
  let { start, end } = plan.reverse ? { start: range.end, end: range.start } : range;
  let offset = page.skip;
  let left = page.limit || Infinity;
  let read = 0;
  for (let exclusiveStart = false; left > 0; exclusiveStart = true) {
    const limit = Math.min(LARGEST_CHUNK, left, read === 0 && !page.limit ? 128 : LARGEST_CHUNK);
    const options = { start, end, limit, offset, reverse: plan.reverse, exclusiveStart, inclusiveEnd: plan.reverse };
    const keys = [...table.getKeys(options)];
    work.keys += keys.length;
    read += keys.length;
    const last = keys.at(-1);
    if (last === undefined) return read;
    yield keys.map(recordOf);
    if (keys.length < limit) return read;
    start = last;
    offset = 0;
    left -= keys.length;
  }
  return read;
}

/** Documents that match, in the plan's order, each once. */
function* unsorted(store: Store, collection: Collection, filter: Filter, plan: Plan, page: Page): Scan {
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  const whole = plan.exact && plan.ranges.length === 1;
  let { skip } = whole ? ALL : page;
  let left = page.limit || Infinity;
  for (const range of plan.reverse ? [...plan.ranges].reverse() : plan.ranges) {
    for (const records of recordsIn(store, plan, range, whole ? page : ALL)) {
      for (const record of records) {
        if (seen?.has(record)) continue;
        seen?.add(record);
        const document = store.read(collection, record);
        work.documents++;
        if (document === undefined || !(plan.exact || filter.test(document))) continue;
        if (skip > 0) skip--;
        else {
          yield { record, document };
          if (--left === 0) return;
        }
      }
      yield PAUSE;
    }
  }
}

/** Runs a plan: what `find` with this filter, sort, skip and limit finds. */
export function* scan(
  store: Store,
  collection: Collection,
  query: { filter: Filter; plan: Plan; sort: readonly SortField[]; page: Page },
): Scan {
  const { filter, plan, sort, page } = query;
  if (plan.sorted) return yield* unsorted(store, collection, filter, plan, page);
  const found: Found[] = [];
  for (const item of unsorted(store, collection, filter, plan, ALL)) {
    if (item === PAUSE) yield PAUSE;
    else found.push(item);
  }
  const sorted = sortBy(found, ({ document }) => document, sort);
  yield* sorted.slice(page.skip, page.limit ? page.skip + page.limit : undefined);
}

/** How many index entries (or records) a plan's ranges hold, counted without reading a document. */
export function countEntries(store: Store, plan: Plan): number {
  const table = plan.index ? store.environment.entries : store.environment.records;
  return plan.ranges.reduce((sum, { start, end }) => sum + table.getKeysCount({ start, end }), 0);
}
