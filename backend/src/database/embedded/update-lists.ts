import { orderKey } from './bson/order-key.js';
import {
  alone,
  asValue,
  BsonType,
  documentOf,
  element,
  elementsOf,
  fieldsOf,
  type RawField,
  type RawValue,
} from './bson/raw.js';
import { CommandError, unsupported } from './errors.js';
import { compileFilter } from './query/filter.js';

/** A list with one more value, or each of `$each`. */
export function push(current: RawValue | undefined, operand: RawField): RawValue {
  return list([...listAt(current, '$push', operand), ...added(operand)]);
}

/** A list without an equal value, without what operators accept, or without the documents a filter finds. */
export function pull(current: RawValue | undefined, operand: RawField): RawValue | undefined {
  const isPulled = pulled(operand);
  return current && list(listAt(current, '$pull', operand).filter((each) => !isPulled(each)));
}

function list(values: readonly RawValue[]): RawValue {
  return asValue(documentOf(...values.map((value, i) => element(String(i), value))), BsonType.array);
}

function listAt(current: RawValue | undefined, operator: string, { name }: RawField): RawField[] {
  if (current === undefined) return [];
  if (current.type === BsonType.array) return elementsOf(current);
  throw new CommandError('BadValue', `The field '${name}' must be an array but ${operator} found another type`);
}

function added(operand: RawField): RawValue[] {
  const [first, another] = operand.type === BsonType.object ? elementsOf(operand) : [];
  if (!first?.name.startsWith('$')) return [operand];
  const odd = another ?? (first.name === '$each' ? undefined : first);
  if (odd) throw unsupported(`$push with ${odd.name}`);
  if (first.type === BsonType.array) return elementsOf(first);
  throw new CommandError('BadValue', 'The argument to $each in $push must be an array');
}

function pulled(operand: RawField): (value: RawValue) => boolean {
  if (operand.type !== BsonType.object) return (each) => orderKey(each).equals(orderKey(operand));
  const filter = operand.bytes.subarray(operand.start, operand.end);
  if (fieldsOf(filter)[0]?.name.startsWith('$') === true) {
    const { test } = compileFilter(alone(operand));
    return (each) => test(alone(each));
  }
  const { test } = compileFilter(filter);
  return ({ type, bytes, start, end }) => type === BsonType.object && test(bytes.subarray(start, end));
}
