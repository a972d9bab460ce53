import { BadRequestException } from '@nestjs/common';
import { isObjectIdOrHexString, type SortOrder, trusted } from 'mongoose';
import { clean } from '#contract/check';
import type { Rules } from '#contract/rule';
import { DAY_MS, startOf } from '#contract/sri-lanka';
import { DUE, type Due } from '#contract/working-days';
import { bothOf, type Filter } from './filter.js';
import { readSearch, searchFor } from './search-text.js';

/** The fields by which a list can be sorted and filtered, and those that free text searches. */
export interface ListFields {
  /** The name that `Content-Range` carries. */
  readonly resource: string;
  /** The rows travel as `{ data: { [envelope]: rows } }`. */
  readonly envelope?: string;
  readonly rules: Rules;
  /** Fields that `q` searches. */
  readonly searched: readonly string[];
  /** The status of records that wait for an answer, which makes the list filterable by `due`. */
  readonly waits?: string;
  /** These lists can be filtered by `since` and `until`, days of Sri Lanka. */
  readonly byDay?: true;
  /** Fields of the answers that are not stored: each is the first of some stored fields that a record has. */
  readonly firstOf?: Readonly<Record<string, readonly string[]>>;
  /** Names in the filter that are no fields of the records: their service reads them from `ListQuery.own`. */
  readonly own?: readonly string[];
}

/** A parsed list query, ready for a model's `find`. */
export interface ListQuery {
  readonly filter: Filter;
  readonly sort: Readonly<Record<string, SortOrder>>;
  readonly range?: { readonly first: number; readonly last: number };
  /** Only what waits and is due then. */
  readonly due?: Due;
  /** The names in the filter as they were sent, including `q`. The audit records these names, never the values. */
  readonly asked: readonly string[];
  /** The values that the filter gives for `ListFields.own`. */
  readonly own?: Readonly<Record<string, Scalar>>;
}

type Wanted = Readonly<Record<string, unknown>>;
type Scalar = string | number | boolean | null;

export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

interface Dated {
  readonly createdAt: Date;
}
/** Sorts records that were read already by their dates alone. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}

/** Each of some records once, newest first. */
export function eachOnce<Found extends Dated & { readonly _id: unknown }>(found: readonly Found[]): Found[] {
  return [...new Map(found.map((each) => [String(each._id), each])).values()].sort(newestFirst);
}

/**
 * Reads the react-admin "simple REST" query (contract, "Conventions"): `sort`, `range` and `filter`, all optional JSON, and
 * `q`, which may stand in the filter too.
 * @throws BadRequestException for anything malformed, a field that is not listed, or a filter value that is not plain
 */
export function readListQuery(query: Readonly<Record<string, unknown>>, fields: ListFields): ListQuery {
  const range = readRange(query['range']);
  const q = query['q'];
  const wanted: Wanted = { ...(q !== undefined && { q }), ...wantedOf(query['filter']) };
  return {
    filter: readFilter(wanted, fields),
    asked: Object.keys(wanted).filter((name) => name !== 'q' || readSearch(wanted[name]) !== ''),
    sort: readSort(query['sort'], fields),
    ...(Object.hasOwn(wanted, 'due') && { due: readDue(wanted['due'], fields.waits) }),
    ...(range && { range }),
    ...(fields.own && { own: readOwn(wanted, fields.own) }),
  };
}

function readOwn(wanted: Wanted, names: readonly string[]): Record<string, Scalar> {
  const own: Record<string, Scalar> = {};
  for (const name of names.filter((each) => Object.hasOwn(wanted, each))) {
    const value = wanted[name];
    if (!isScalar(value)) throw new BadRequestException();
    own[name] = value;
  }
  return own;
}

function readJson(raw: unknown): unknown {
  if (raw === undefined || raw === '') return undefined;
  // `?filter=a&filter=b` arrives as an array, which the contract does not allow.
  if (typeof raw !== 'string') throw new BadRequestException();
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    throw new BadRequestException();
  }
}

function readSort(raw: unknown, fields: ListFields): ListQuery['sort'] {
  const sort = readJson(raw);
  if (sort === undefined) return NEWEST_FIRST;
  if (!Array.isArray(sort) || sort.length !== 2) throw new BadRequestException();
  const [field, order] = sort as unknown[];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) throw new BadRequestException();
  const direction = order === 'ASC' ? 1 : -1;
  return Object.fromEntries([...pathsOf(field, fields), '_id'].map((path) => [path, direction]));
}

function readRange(raw: unknown): ListQuery['range'] {
  const range = readJson(raw);
  if (range === undefined) return undefined;
  if (!Array.isArray(range) || range.length !== 2) throw new BadRequestException();
  const [first, last] = range as unknown[];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw new BadRequestException();
  const bounds = { first: first as number, last: last as number };
  if (bounds.first < 0 || bounds.last < bounds.first) throw new BadRequestException();
  return bounds;
}

function wantedOf(raw: unknown): Wanted {
  const wanted = readJson(raw);
  if (wanted === undefined) return {};
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) throw new BadRequestException();
  return wanted as Wanted;
}

function readFilter(wanted: Wanted, fields: ListFields): Filter {
  const days: { since?: Date; until?: Date } = {};
  const conditions: Filter[] = [];
  for (const [field, value] of Object.entries(wanted)) {
    if (field === 'due' || fields.own?.includes(field)) continue;
    if (field === 'q') conditions.push(searchFor(readSearch(value), fields.searched));
    else if (fields.byDay && (field === 'since' || field === 'until')) days[field] = dayFrom(value);
    else conditions.push(onFirst(pathsOf(field, fields), (path) => condition(path, value, fields.rules)));
  }
  const { since, until } = days;
  if (since ?? until)
    conditions.push({ createdAt: trusted({ ...(since && { $gte: since }), ...(until && { $lt: dayAfter(until) }) }) });
  return conditions.reduce(bothOf, {});
}

const dayAfter = (day: Date): Date => new Date(day.getTime() + DAY_MS);

function dayFrom(value: unknown): Date {
  const start = typeof value === 'string' ? startOf(value) : undefined;
  if (start === undefined) throw new BadRequestException();
  return start;
}

function readDue(value: unknown, waits: string | undefined): Due {
  const due = DUE.find((one) => one === value);
  if (due === undefined || waits === undefined) throw new BadRequestException();
  return due;
}

/** The stored field of this name, or those of which the first that a record has is shown under it. */
function pathsOf(field: string, { rules, firstOf = {} }: ListFields): readonly string[] {
  if (field === 'id' || field === '_id') return ['_id'];
  if (field === 'createdAt' || field === 'updatedAt' || Object.hasOwn(rules, field)) return [field];
  if (Object.hasOwn(firstOf, field)) return firstOf[field] ?? [];
  throw new BadRequestException();
}

/** Holds the first of these fields that a record has to the condition. */
function onFirst(paths: readonly string[], conditionOf: (path: string) => unknown): Filter {
  const each = paths.map((path, index) => ({
    ...Object.fromEntries(paths.slice(0, index).map((earlier) => [earlier, null])),
    [path]: conditionOf(path),
  }));
  return each.length > 1 ? { $or: each } : (each[0] ?? {});
}

function condition(field: string, value: unknown, rules: Rules): unknown {
  const isList = Array.isArray(value);
  const values = (isList ? (value as unknown[]) : [value]).map((one) => comparable(field, one, rules));
  // A missing boolean counts as false.
  if (rules[field]?.type === 'boolean' && values.includes('false')) return trusted({ $in: [...values, null] });
  if (!isList) return values[0];
  // An id that no record can have matches nothing; asking the store for it would be an error instead.
  return trusted({ $in: field === '_id' ? values.filter((id) => id !== null) : values });
}

function comparable(field: string, value: unknown, rules: Rules): unknown {
  if (!isScalar(value)) throw new BadRequestException();
  if (field === '_id') return typeof value === 'string' && isObjectIdOrHexString(value) ? value : null;
  const rule = rules[field] ?? { type: 'moment', label: field, what: field };
  // A list field matches if it contains the value.
  const wanted = (rule.type === 'choices' ? value : clean(rule, value)) ?? null;
  if (rule.type === 'number' && !Number.isFinite(wanted) && wanted !== null) throw new BadRequestException();
  if ((rule.type === 'date' || rule.type === 'moment') && !(wanted instanceof Date) && wanted !== null)
    throw new BadRequestException();
  return typeof wanted === 'boolean' ? String(wanted) : wanted;
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
