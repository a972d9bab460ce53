import { Decimal128, type Document, Double, Int32, Long } from 'bson';
import { rawOf } from '../bson/raw.js';
import { orderKey } from '../bson/order-key.js';
import { CommandError } from '../errors.js';

/** The order key of a decoded value. */
export function keyOf(value: unknown): Buffer {
  return orderKey(rawOf(value));
}

export function isSame(a: unknown, b: unknown): boolean {
  return keyOf(a).equals(keyOf(b));
}

/** A BSON document decoded to a plain object (not a date, an id or another value that is an object to JavaScript). */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

type Numeric = Int32 | Double | Long;

function isNumeric(value: unknown): value is Numeric {
  return value instanceof Int32 || value instanceof Double || value instanceof Long;
}

/** `$inc` and `$mul`: the widest of both types, an int growing into a long when it must. Throws TypeMismatch. */
export function arithmetic(operator: '$inc' | '$mul', path: string, current: unknown, by: unknown): Numeric {
  if (by instanceof Decimal128 || current instanceof Decimal128)
    throw new CommandError('CommandNotSupported', `${operator} on a decimal is not supported by the embedded store`);
  if (!isNumeric(by)) throw new CommandError('TypeMismatch', `Cannot ${operator} with non-numeric argument: {${path}}`);
  if (current !== undefined && !isNumeric(current))
    throw new CommandError('TypeMismatch', `Cannot apply ${operator} to a value of non-numeric type: {${path}}`);
  if (current === undefined && operator === '$inc') return by;
  if (by instanceof Double || current instanceof Double) {
    const [a, b] = [Number(current ?? 0), Number(by)];
    return new Double(operator === '$inc' ? a + b : a * b);
  }
  const [a, b] = [BigInt((current ?? 0).toString()), BigInt(by.toString())];
  const result = operator === '$inc' ? a + b : a * b;
  const long = by instanceof Long || current instanceof Long;
  if (!long && BigInt.asIntN(32, result) === result) return new Int32(Number(result));
  if (BigInt.asIntN(64, result) === result) return Long.fromBigInt(result);
  throw new CommandError('BadValue', `Failed to apply ${operator} operations to current value: {${path}} overflows`);
}
