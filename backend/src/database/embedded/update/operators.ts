import { type Document, Double, Int32, Long } from 'bson';
import { encode, rawOf, wrap } from '../bson/raw.js';
import { CommandError, unsupported } from '../errors.js';
import { compileFilter } from '../query/filter.js';
import { isSame, keyOf } from '../bson/order-key.js';
import { isDocument } from '../bson/raw.js';

/** What an operator makes of a field's value (undefined: missing); `MISSING` removes it. */
export type Operator = (current: unknown, operand: unknown, path: string) => unknown;

export const MISSING = Symbol('missing');

function extreme(sign: 1 | -1): Operator {
  return (current, operand) =>
    current === undefined || keyOf(operand).compare(keyOf(current)) * sign > 0 ? operand : current;
}

function isNumeric(value: unknown): value is Int32 | Double | Long {
  return value instanceof Int32 || value instanceof Double || value instanceof Long;
}

/** The wider of both types, an int growing into a long when it must. */
const increment: Operator = (current = new Int32(0), by, path) => {
  if (!isNumeric(by)) throw new CommandError('TypeMismatch', `Cannot $inc with non-numeric argument: {${path}}`);
  if (!isNumeric(current))
    throw new CommandError('TypeMismatch', `Cannot apply $inc to a value of non-numeric type: {${path}}`);
  if (by instanceof Double || current instanceof Double) return new Double(Number(current) + Number(by));
  const sum = BigInt(current.toString()) + BigInt(by.toString());
  if (by instanceof Int32 && current instanceof Int32 && BigInt.asIntN(32, sum) === sum) return new Int32(Number(sum));
  if (BigInt.asIntN(64, sum) === sum) return Long.fromBigInt(sum);
  throw new CommandError('BadValue', `Failed to apply $inc operations to current value: {${path}} overflows`);
};

function listAt(current: unknown, operator: string, path: string): unknown[] {
  if (Array.isArray(current)) return [...(current as unknown[])];
  if (current === undefined) return [];
  throw new CommandError('BadValue', `The field '${path}' must be an array but ${operator} found another type`);
}

/** The values to add: one, or those of `$each`. */
function added(operand: unknown, operator: string): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const { $each: each, ...modifiers } = operand;
  const [modifier] = Object.keys(modifiers);
  if (modifier !== undefined) throw unsupported(`${operator} with ${modifier}`);
  if (Array.isArray(each)) return each;
  throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
}

const push: Operator = (current, operand, path) => [...listAt(current, '$push', path), ...added(operand, '$push')];

const addToSet: Operator = (current, operand, path) => {
  const list = listAt(current, '$addToSet', path);
  for (const value of added(operand, '$addToSet')) if (!list.some((known) => isSame(known, value))) list.push(value);
  return list;
};

/** Takes out a value, what a filter finds, or what meets operators; a missing field stays missing. */
const pull: Operator = (current, operand, path) => {
  if (current === undefined) return MISSING;
  const byFields = isDocument(operand) && !Object.keys(operand).some((name) => name.startsWith('$'));
  const { test } = compileFilter(encode(byFields ? operand : ({ v: operand } as Document)));
  const isHit = (element: unknown) =>
    byFields ? isDocument(element) && test(encode(element)) : test(wrap(rawOf(element)));
  return listAt(current, '$pull', path).filter((element) => !isHit(element));
};

/** The update operators this store knows; every other one is refused by name. */
const OPERATORS = new Map<string, Operator>([
  ['$set', (_current, operand) => operand],
  ['$setOnInsert', (_current, operand) => operand],
  ['$unset', () => MISSING],
  ['$inc', increment],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
]);

export function operatorNamed(name: string): Operator {
  const operator = OPERATORS.get(name);
  if (operator) return operator;
  throw unsupported(`the update operator ${name}`);
}
