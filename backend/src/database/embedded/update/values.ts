import type { Document } from 'bson';
import { rawOf } from '../bson/raw.js';
import { orderKey } from '../bson/order-key.js';

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
