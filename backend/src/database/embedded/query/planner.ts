import { inverted, Rank, successor } from '../bson/order-key.js';
import type { Index } from '../storage/catalog.js';
import { idPrefix, LONGEST_FIELDS } from '../storage/keys.js';
import { keepsCounts } from '../storage/store.js';
import type { Condition, Filter } from './filter.js';
import type { SortField } from './sort.js';

export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

/** How a query is read: ranges of an index (none: every record, in natural order), and what is left to do. */
export interface Plan {
  readonly index?: Index;
  readonly ranges: readonly KeyRange[];
  readonly reverse: boolean;
  /** The ranges contain exactly the matching documents, so they need not be checked again. */
  readonly exact: boolean;
  /** The ranges give the order asked for. */
  readonly sorted: boolean;
  /** The first-field values whose counters add up to the result. */
  readonly countable?: readonly Buffer[];
  /** The first-field value that the only range is a part of, if the index keeps counts. */
  readonly partOf?: Buffer;
}

/** More ranges than this (`$in` times `$in`) cost more than the re-check they save. */
const MOST_RANGES = 500;

/** Chooses the most selective index, then one that also gives the order. */
export function plan(indexes: readonly Index[], filter: Filter, sort: readonly SortField[]): Plan {
  const exact = filter.exact && filter.conditions.length === 0;
  let best: Plan = { ranges: [], reverse: false, exact, sorted: sort.length === 0 };
  let bestScore = 0;
  for (const index of indexes) {
    // A sparse index lacks documents: it serves only a query that none of these can match.
    if (index.sparse && !index.fields.some(({ path }) => excludesNull(filter, path.text))) continue;
    const candidate = viaIndex(index, filter, sort);
    if (candidate.score <= bestScore) continue;
    best = candidate.plan;
    bestScore = candidate.score;
  }
  return best;
}

function viaIndex(index: Index, filter: Filter, sort: readonly SortField[]): { plan: Plan; score: number } {
  const used = new Set<Condition>();
  let points: Buffer[] = [];
  let prefixes: Buffer[] = [idPrefix(index.id)];
  let fixed = 0;
  let worth = 0;
  for (const { path, descending } of index.fields) {
    const condition = filter.conditions.find((each) => each.path === path.text && each.points !== undefined);
    points = holdable(condition?.points ?? []);
    if (condition === undefined || prefixes.length * points.length > MOST_RANGES) break;
    used.add(condition);
    prefixes = prefixes.flatMap((prefix) =>
      points.map((point) => Buffer.concat([prefix, descending ? inverted(point) : point])),
    );
    fixed++;
    worth += isSelective(condition) ? 2 : 1;
  }
  const next = index.fields[fixed];
  const bounds = filter.conditions.filter((each) => each.path === next?.path.text && !each.points);
  for (const bound of bounds) used.add(bound);
  const ranges = prefixes.map((prefix) => shortened(narrowed(prefix, next?.descending === true, bounds)));
  // A complete unique key finds at most one document: nothing can be better.
  const single = index.unique && fixed === index.fields.length && prefixes.length === 1;
  const direction = prefixes.length > 1 ? undefined : sortDirection(index, fixed, sort);
  const exact = filter.exact && filter.conditions.every((condition) => used.has(condition));
  const sorted = sort.length === 0 || single || direction !== undefined;
  const gain = sort.length > 0 && sorted ? 1.5 : 0;
  const countable =
    exact && fixed === 1 && used.size === 1 && keepsCounts(index) ? holdable(pointsOf(used)) : undefined;
  const [value] = index.fields[0]?.descending ? [] : pointsOf(used);
  const isPart = exact && fixed > 1 && used.size === fixed && prefixes.length === 1 && keepsCounts(index);
  return {
    score: single ? Infinity : worth + (bounds.length > 0 ? 1 : 0) + gain,
    plan: {
      index,
      ranges: ranges.sort((a, b) => a.start.compare(b.start)),
      reverse: direction === 'reverse',
      exact,
      sorted,
      ...(countable && { countable }),
      ...(isPart && value && { partOf: value }),
    },
  };
}

/** Whether it wants values: a field that may be missing is missing in most documents, and its index leaves much to read. */
function isSelective({ points = [] }: Condition): boolean {
  return points.every((point) => point[0] !== Rank.null);
}

function pointsOf([condition]: Iterable<Condition>): readonly Buffer[] {
  return condition?.points ?? [];
}

/** The distinct keys among these that an index can hold. */
function holdable(keys: readonly Buffer[]): Buffer[] {
  const short = keys.filter((key) => key.length <= LONGEST_FIELDS);
  return [...new Map(short.map((key) => [key.toString('latin1'), key])).values()];
}

/** The part of a prefix that lies within all bounds, each of which stays within its type. */
function narrowed(prefix: Buffer, descending: boolean, conditions: readonly Condition[]): KeyRange {
  let start = prefix;
  let end = successor(prefix);
  const at = (key: Buffer) => Buffer.concat([prefix, descending ? inverted(key) : key]);
  for (const condition of conditions) {
    for (const [bound, isLower] of [
      [condition.lower, !descending],
      [condition.upper, descending],
    ] as const) {
      if (bound === undefined) continue;
      const key = at(bound.key);
      const type = at(bound.key.subarray(0, 1));
      const from = isLower ? (bound.inclusive ? key : successor(key)) : type;
      const to = isLower ? successor(type) : bound.inclusive ? successor(key) : key;
      if (from.compare(start) > 0) start = from;
      if (to.compare(end) < 0) end = to;
    }
  }
  return { start, end };
}

/** No entry is this long, so a longer bound can be cut off without passing an entry. */
function shortened({ start, end }: KeyRange): KeyRange {
  const longest = LONGEST_FIELDS + 16;
  return { start: start.subarray(0, longest), end: end.subarray(0, longest) };
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

/** Whether no document the filter finds can lack this field (or have null in it). */
function excludesNull({ conditions }: Filter, wanted: string): boolean {
  return conditions.some((condition) => condition.path === wanted && isSelective(condition));
}
