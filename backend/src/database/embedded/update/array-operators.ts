import type { Document } from 'bson';
import { encode, rawOf, wrap } from '../bson/raw.js';
import { compileFilter } from '../query/filter.js';
import { parseSort, sortBy } from '../query/sort.js';
import { CommandError, unsupported } from '../errors.js';
import { isDocument, isSame, keyOf } from './values.js';

function arrayAt(current: unknown, operator: string, path: string): unknown[] {
  if (current === undefined) return [];
  if (Array.isArray(current)) return [...(current as unknown[])];
  throw new CommandError('BadValue', `The field '${path}' must be an array but ${operator} found another type`);
}

function eachOf(operand: unknown, operator: string): unknown[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const each: unknown = operand['$each'];
  if (!Array.isArray(each)) throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
  return each;
}

/** `$push` with `$each`, `$position`, `$sort` and `$slice`. */
export function push(current: unknown, operand: unknown, path: string): unknown[] {
  const array = arrayAt(current, '$push', path);
  const modifiers: Document = isDocument(operand) && '$each' in operand ? operand : {};
  const unknown = Object.keys(modifiers).find((name) => !['$each', '$position', '$sort', '$slice'].includes(name));
  if (unknown) throw new CommandError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  const position = modifiers['$position'] === undefined ? array.length : whole(modifiers['$position'], '$position');
  array.splice(position, 0, ...eachOf(operand, '$push'));
  const sorted = modifiers['$sort'] === undefined ? array : sortArray(array, modifiers['$sort']);
  if (modifiers['$slice'] === undefined) return sorted;
  const slice = whole(modifiers['$slice'], '$slice');
  return slice >= 0 ? sorted.slice(0, slice) : sorted.slice(slice);
}

function whole(value: unknown, name: string): number {
  const number = Number(value);
  if (Number.isInteger(number)) return number;
  throw new CommandError('BadValue', `The value for ${name} must be an integer value`);
}

function sortArray(array: unknown[], order: unknown): unknown[] {
  if (isDocument(order))
    return sortBy(array, (element) => encode(isDocument(element) ? element : {}), parseSort(encode(order)));
  const direction = Number(order);
  if (Math.abs(direction) !== 1) throw new CommandError('BadValue', 'The $sort element value must be either 1 or -1');
  return array
    .map((element) => ({ element, key: keyOf(element) }))
    .sort((a, b) => direction * a.key.compare(b.key))
    .map(({ element }) => element);
}

/** `$addToSet`: what is not there yet, at the end, in the order given. */
export function addToSet(current: unknown, operand: unknown, path: string): unknown[] {
  const array = arrayAt(current, '$addToSet', path);
  for (const value of eachOf(operand, '$addToSet')) if (!array.some((known) => isSame(known, value))) array.push(value);
  return array;
}

/** `$pull`: a value, a filter for documents, or operators for plain elements. */
export function pull(current: unknown, operand: unknown, path: string): unknown[] {
  const array = arrayAt(current, '$pull', path);
  if (!isDocument(operand)) {
    const { test } = compileFilter(encode({ v: operand }));
    return array.filter((element) => !test(wrap(rawOf(element))));
  }
  if (Object.keys(operand).some((name) => name.startsWith('$'))) {
    const { test } = compileFilter(encode({ v: operand }));
    return array.filter((element) => !test(wrap(rawOf(element))));
  }
  const { test } = compileFilter(encode(operand));
  return array.filter((element) => !(isDocument(element) && test(encode(element))));
}

export function pullAll(current: unknown, operand: unknown, path: string): unknown[] {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$pullAll requires an array argument');
  return arrayAt(current, '$pullAll', path).filter((element) => !operand.some((value) => isSame(value, element)));
}

export function pop(current: unknown, operand: unknown, path: string): unknown[] {
  const array = arrayAt(current, '$pop', path);
  const end = Number(operand);
  if (end !== 1 && end !== -1) throw unsupported(`$pop with ${String(operand)}`);
  return end === 1 ? array.slice(0, -1) : array.slice(1);
}
