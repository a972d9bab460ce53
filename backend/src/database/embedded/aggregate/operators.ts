import { Double, Int32, Long } from 'bson';
import * as mingo from 'mingo/operators/expression';
import type { AnyObject, Options } from 'mingo/types';
import { keyOf } from '../bson/order-key.js';
import { isNumeric } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';

/** Computes an operator's value; an argument is only computed when it is asked for. */
type Operator = (args: readonly (() => unknown)[]) => unknown;
type Arity = readonly [number, Operator];
type Mingo = (from: AnyObject, paths: never, options: Options) => unknown;

const OPTIONS = { idKey: '_id', failOnError: true, scriptEnabled: false, useStrictMode: true } as unknown as Options;
const isDate = (value: unknown) => value instanceof Date;
const isDivisible = (value: unknown, at: number) => isNumeric(value) && (at === 0 || Number(value) !== 0);

/** JavaScript computes with doubles: an integer that is none is refused, not rounded. */
function safe(value: number): number {
  if (Number.isSafeInteger(value)) return value;
  throw unsupported('an expression with an integer beyond 2^53');
}

/** In the widest type of what it was computed from, an int growing into a long when it must. */
function numberFrom(args: readonly unknown[], result: number): unknown {
  if (!Number.isInteger(result) || args.some((value) => value instanceof Double)) return new Double(result);
  const isWide = args.some((value) => value instanceof Long) || (result | 0) !== result;
  return isWide ? Long.fromNumber(safe(result)) : new Int32(result);
}

/** mingo's, where it answers as MongoDB does: it sees only what is accepted, and no text it could take for a path. */
function byMingo(compute: Mingo, accepts: (value: unknown, index: number) => boolean, shown = numberFrom): Operator {
  return (thunks) => {
    const args = thunks.map((thunk) => thunk() ?? null);
    if (args.includes(null) && accepts !== Array.isArray) return null;
    if (!args.every(accepts)) throw new CommandError('BadValue', `not for this operator: ${JSON.stringify(args)}`);
    const exact = (value: unknown) => (value instanceof Double ? value.value : safe(Number(value)));
    const from = Object.fromEntries(args.map((value, i) => [`v${i}`, isNumeric(value) ? exact(value) : value]));
    const paths = args.map((_value, i) => `$v${i}`);
    const result = compute(from, (paths.length === 1 ? paths[0] : paths) as never, OPTIONS);
    return typeof result === 'number' ? shown(args, result) : result;
  };
}

/** By the order of BSON; missing is less than null here. */
function comparison(accepts: (order: number) => boolean): Arity {
  const key = (value: unknown) => (value === undefined ? Buffer.alloc(1) : keyOf(value));
  return [2, ([a, b]) => accepts(key(a?.()).compare(key(b?.())))];
}

function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && !(isNumeric(value) && Number(value) === 0);
}

const { $add, $multiply, $subtract, $divide, $concat, $size, $year, $month, $dayOfMonth, $hour } = mingo;
const ANY = Infinity;

/** The operators of expressions with the number of arguments they take; all others are refused by name. */
export const OPERATORS = new Map<string, Arity>([
  ['$add', [ANY, byMingo($add, isNumeric)]],
  ['$multiply', [ANY, byMingo($multiply, isNumeric)]],
  ['$subtract', [2, byMingo($subtract, isNumeric)]],
  ['$divide', [2, byMingo($divide, isDivisible, (_args, result) => new Double(result))]],
  ['$concat', [ANY, byMingo($concat, (value) => typeof value === 'string')]],
  ['$size', [1, byMingo($size, Array.isArray)]],
  ['$year', [1, byMingo($year, isDate)]],
  ['$month', [1, byMingo($month, isDate)]],
  ['$dayOfMonth', [1, byMingo($dayOfMonth, isDate)]],
  ['$hour', [1, byMingo($hour, isDate)]],
  ['$eq', comparison((order) => order === 0)],
  ['$ne', comparison((order) => order !== 0)],
  ['$gt', comparison((order) => order > 0)],
  ['$gte', comparison((order) => order >= 0)],
  ['$lt', comparison((order) => order < 0)],
  ['$lte', comparison((order) => order <= 0)],
  ['$and', [ANY, (args) => args.every((arg) => isTrue(arg()))]],
  ['$or', [ANY, (args) => args.some((arg) => isTrue(arg()))]],
  ['$not', [1, ([arg]) => !isTrue(arg?.())]],
  ['$cond', [3, ([test, then, otherwise]) => (isTrue(test?.()) ? then : otherwise)?.()]],
  ['$ifNull', [2, ([value, otherwise]) => value?.() ?? otherwise?.()]],
]);
