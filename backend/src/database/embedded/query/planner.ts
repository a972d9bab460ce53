import { inverted, Rank, successor } from '../bson/order-key.js';
import type { Collection, Index } from '../storage/catalog.js';
import { idPrefix } from '../storage/keys.js';
import { LONGEST_FIELDS } from '../storage/index-keys.js';
import type { Condition, Filter } from './conditions.js';
import type { SortField } from './sort.js';

export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

/** How a query is read: which ranges of which index (none: every record, in natural order), and what is left to do. */
export interface Plan {
  readonly index?: Index;
  readonly ranges: readonly KeyRange[];
  readonly reverse: boolean;
  /** The ranges hold exactly the matching documents: none needs to be looked at again. */
  readonly exact: boolean;
  /** The ranges give the order asked for. */
  readonly sorted: boolean;
  /** The first-field values whose counters add up to the result. */
  readonly countable?: readonly Buffer[];
}

/** More ranges than this (`$in` times `$in`) cost more than the re-check they save. */
const MOST_RANGES = 500;

/** Chooses the index that narrows most, then the one that also gives the order. */
export function plan(collection: Collection, filter: Filter, sort: readonly SortField[]): Plan {
  let best = scanAll(collection, filter, sort);
  let bestScore = 0;
  for (const index of collection.indexes) {
    const candidate = viaIndex(index, filter, sort);
    if (candidate !== undefined && candidate.score > bestScore) {
      best = candidate.plan;
      bestScore = candidate.score;
    }
  }
  return best;
}

function scanAll(collection: Collection, filter: Filter, sort: readonly SortField[]): Plan {
  const prefix = idPrefix(collection.id);
  const exact = filter.exact && filter.conditions.length === 0;
  return { ranges: [{ start: prefix, end: successor(prefix) }], reverse: false, exact, sorted: sort.length === 0 };
}

function viaIndex(index: Index, filter: Filter, sort: readonly SortField[]): { plan: Plan; score: number } | undefined {
  // A partial index only keeps its values unique: whether it holds all that is asked for is not worked out.
  if (index.partial !== undefined) return undefined;
  if (index.sparse && !index.fields.some(({ path }) => excludesNull(filter, path.text))) return undefined;
  const inexact = index.multikey || index.longKeys;
  const used = new Set<Condition>();
  let prefixes: Buffer[] = [idPrefix(index.id)];
  let fixed = 0;
  for (const { path, descending } of index.fields) {
    const condition = filter.conditions.find((each) => each.path === path.text && each.points !== undefined);
    const points = distinct(condition?.points ?? []);
    if (condition === undefined || prefixes.length * points.length > MOST_RANGES) break;
    used.add(condition);
    prefixes = prefixes.flatMap((prefix) =>
      points.map((point) => Buffer.concat([prefix, descending ? inverted(point) : point])),
    );
    fixed++;
  }
  const { ranges, bounds } = withRange(index, fixed, prefixes, filter, inexact);
  for (const bound of bounds) used.add(bound);
  // A whole unique key finds one document at most, which is in any order: nothing can be better.
  const single = index.unique && fixed === index.fields.length && prefixes.length === 1 && !inexact;
  const direction = inexact || prefixes.length > 1 ? undefined : sortDirection(index, fixed, sort);
  const exact = !inexact && filter.exact && filter.conditions.every((condition) => used.has(condition));
  const sorted = sort.length === 0 || single || direction !== undefined;
  const gain = sort.length > 0 && sorted ? 1.5 : 0;
  const score = single ? Infinity : fixed * 2 + (bounds.length > 0 ? 1 : 0) + gain;
  const ordered = ranges.map(shortened).sort((a, b) => a.start.compare(b.start));
  const [only] = used;
  const countable = exact && fixed === 1 && used.size === 1 ? only?.points : undefined;
  return {
    score,
    plan: {
      index,
      ranges: ordered,
      reverse: direction === 'reverse',
      exact,
      sorted,
      ...(countable && { countable: distinct(countable) }),
    },
  };
}

/** Several conditions on an array may be met by different elements, so then only one of them narrows the range. */
function withRange(index: Index, at: number, prefixes: Buffer[], filter: Filter, single: boolean) {
  const field = index.fields[at];
  const bounds = field ? filter.conditions.filter((each) => each.path === field.path.text && !each.points) : [];
  const usable = single ? bounds.slice(0, 1) : bounds;
  if (field === undefined || usable.length === 0)
    return { ranges: prefixes.map((start) => ({ start, end: successor(start) })), bounds: [] };
  return { ranges: prefixes.map((prefix) => narrowed(prefix, field.descending, usable)), bounds: usable };
}

function narrowed(prefix: Buffer, descending: boolean, conditions: readonly Condition[]): KeyRange {
  let start = prefix;
  let end = successor(prefix);
  const at = (key: Buffer) => Buffer.concat([prefix, descending ? inverted(key) : key]);
  const raise = (key: Buffer) => {
    if (key.compare(start) > 0) start = key;
  };
  const lower = (key: Buffer) => {
    if (key.compare(end) < 0) end = key;
  };
  for (const condition of conditions) {
    for (const [bound, isLower] of [
      [condition.lower, !descending],
      [condition.upper, descending],
    ] as const) {
      if (bound === undefined) continue;
      const key = at(bound.key);
      const type = at(bound.key.subarray(0, 1));
      raise(isLower ? (bound.inclusive ? key : successor(key)) : type);
      lower(isLower ? successor(type) : bound.inclusive ? successor(key) : key);
    }
  }
  return { start, end };
}

/** Entries hold long keys cut off; a bound is cut the same way and then takes in all that begin like it. */
function shortened({ start, end }: KeyRange): KeyRange {
  const longest = LONGEST_FIELDS + 4;
  return {
    start: start.length > longest ? start.subarray(0, longest) : start,
    end: end.length > longest ? successor(end.subarray(0, longest)) : end,
  };
}

function sortDirection(index: Index, fixed: number, sort: readonly SortField[]): 'forward' | 'reverse' | undefined {
  if (sort.length === 0) return undefined;
  const fixedPaths = new Set(index.fields.slice(0, fixed).map(({ path }) => path.text));
  const wanted = sort.filter(({ path }) => !fixedPaths.has(path.text));
  const rest = index.fields.slice(fixed);
  const turned = wanted.map((field, i) => {
    const held = rest[i];
    return held?.path.text === field.path.text ? held.descending !== field.descending : undefined;
  });
  const [first = false] = turned;
  return turned.includes(undefined) || turned.includes(!first) ? undefined : first ? 'reverse' : 'forward';
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return keys.filter((key, i) => keys.findIndex((other) => other.equals(key)) === i);
}

/** Whether no document the filter finds can lack this field (or have null in it). */
function excludesNull({ conditions }: Filter, wanted: string): boolean {
  return conditions.some(({ path, points = [] }) => path === wanted && points.every((point) => point[0] !== Rank.null));
}
