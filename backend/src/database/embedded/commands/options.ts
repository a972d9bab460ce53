import type { Document } from 'bson';
import { EMPTY_DOCUMENT } from '../bson/raw.js';
import { CommandError } from '../errors.js';

/** An optional document of a command's body, raw; an empty one where there is none. */
export function documentOption(body: Document, name: string): Buffer {
  const value: unknown = body[name] ?? EMPTY_DOCUMENT;
  if (Buffer.isBuffer(value)) return value;
  throw new CommandError('TypeMismatch', `the field '${name}' must be a document`);
}

/** A list of documents of a command's body, raw. */
export function documentList(body: Document, name: string): Buffer[] {
  const value: unknown = body[name];
  if (Array.isArray(value) && value.every((each) => Buffer.isBuffer(each))) return value;
  throw new CommandError('TypeMismatch', `the field '${name}' must be an array of documents`);
}

/** An optional whole number of a command's body. */
export function numberOption(body: Document, name: string, otherwise = 0): number {
  const value: unknown = body[name] ?? otherwise;
  if (typeof value === 'number' && value >= 0 && (Number.isInteger(value) || value === otherwise)) return value;
  throw new CommandError('BadValue', `the field '${name}' must be a whole number of at least 0`);
}

/** An optional yes or no, which a client may also give as a number. */
export function flagOption(body: Document, name: string, otherwise = false): boolean {
  const value: unknown = body[name] ?? otherwise;
  if (typeof value === 'boolean' || typeof value === 'number') return value !== false && value !== 0;
  throw new CommandError('TypeMismatch', `the field '${name}' must be true or false`);
}
