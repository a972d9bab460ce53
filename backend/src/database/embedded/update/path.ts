import type { Document } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { MISSING, type Operator } from './operators.js';
import { isDocument } from '../bson/raw.js';

const INDEX = /^(0|[1-9]\d*)$/;
const LONGEST_GAP = 100_000;

/** Splits a path of an update. Throws for positional parts, which this store does not follow. */
function partsOf(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
  if (parts.some((part) => part.startsWith('$'))) throw unsupported(`the path '${path}' of an update`);
  return parts;
}

/** Refuses a path that no update may have, and two that meet. */
export function checkPaths(paths: readonly string[]): void {
  paths.forEach(partsOf);
  const sorted = paths.map((path) => `${path}.`).sort();
  const at = sorted.findIndex((path, i) => sorted[i + 1]?.startsWith(path));
  if (at < 0) return;
  const [first, second] = sorted.slice(at, at + 2).map((path) => path.slice(0, -1));
  throw new CommandError(
    'ConflictingUpdateOperators',
    `Updating the path '${second}' would create a conflict at '${first}'`,
  );
}

/** Changes the value at a dotted path of a decoded document, in place; objects on the way are made. */
export function changeAt(document: Document, path: string, change: Operator, operand: unknown): void {
  const parts = partsOf(path);
  const last = parts.pop() ?? '';
  const place = (name: string) => new CommandError('PathNotViable', `Cannot create field '${name}' (path '${path}')`);
  let holder: unknown = document;
  const missing: string[] = [];
  for (const part of parts) {
    const value: unknown = missing.length > 0 ? undefined : valueIn(holder, part);
    if (value === undefined) missing.push(part);
    else holder = value;
  }
  const value = change(missing.length > 0 ? undefined : valueIn(holder, last), operand, path);
  if (value === MISSING) {
    if (missing.length === 0) remove(holder, last);
    return;
  }
  for (const part of missing) {
    const made: Document = {};
    put(holder, part, made, place);
    holder = made;
  }
  put(holder, last, value, place);
}

function valueIn(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return INDEX.test(name) ? (holder as unknown[])[Number(name)] : undefined;
  return isDocument(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

function put(holder: unknown, name: string, value: unknown, refusal: (name: string) => CommandError): void {
  if (Array.isArray(holder)) {
    const at = Number(name);
    if (!INDEX.test(name) || at - holder.length > LONGEST_GAP) throw refusal(name);
    while (holder.length < at) holder.push(null);
    holder[at] = value;
  } else if (isDocument(holder))
    Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
  else throw refusal(name);
}

function remove(holder: unknown, name: string): void {
  if (Array.isArray(holder)) {
    if (INDEX.test(name) && Number(name) < holder.length) holder[Number(name)] = null;
  } else if (isDocument(holder)) Reflect.deleteProperty(holder, name);
}
