import type { Document } from 'bson';
import { CommandError, unsupported } from '../errors.js';
import { isDocument } from './values.js';

type Holder = Document | unknown[];

const LONGEST_GAP = 1_500_000;

/** The place in a decoded document a dotted path names: it can be read, written and removed. */
export interface Target {
  get(): unknown;
  set(value: unknown): void;
  unset(): void;
}

/** Splits a path of an update. Throws for positional parts, which this store does not follow. */
export function updatePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new CommandError('EmptyFieldName', `The update path '${path}' contains an empty field name`);
  const positional = parts.find((part) => /^\$(\[.*\])?$/.test(part));
  if (positional) throw unsupported(`the positional path '${path}'`);
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar)
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    );
  return parts;
}

export function target(document: Document, path: string): Target {
  const parts = updatePath(path);
  const last = parts.at(-1) ?? '';
  const parents = parts.slice(0, -1);
  return {
    get() {
      const holder = parents.reduce<unknown>(valueIn, document);
      return valueIn(holder, last);
    },
    set(value) {
      put(
        parents.reduce<Holder>((holder, part, i) => below(holder, part, parts[i + 1] ?? '', path), document),
        last,
        value,
        path,
      );
    },
    unset() {
      const holder = parents.reduce<unknown>(valueIn, document);
      if (Array.isArray(holder)) {
        if (isIndex(last) && Number(last) < holder.length) holder[Number(last)] = null;
      } else if (isDocument(holder)) Reflect.deleteProperty(holder, last);
    },
  };
}

function isIndex(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function valueIn(holder: unknown, part: string): unknown {
  if (isList(holder)) return isIndex(part) ? holder[Number(part)] : undefined;
  return isDocument(holder) && Object.hasOwn(holder, part) ? holder[part] : undefined;
}

function below(holder: Holder, part: string, next: string, path: string): Holder {
  const value = valueIn(holder, part);
  if (isDocument(value)) return value;
  if (isList(value)) {
    if (isIndex(next)) return value;
  } else if (value === undefined) {
    const made: Document = {};
    put(holder, part, made, path);
    return made;
  }
  throw new CommandError('PathNotViable', `Cannot create field '${next}' in element {${part}} (path '${path}')`);
}

function put(holder: Holder, part: string, value: unknown, path: string): void {
  if (!Array.isArray(holder)) {
    Object.defineProperty(holder, part, { value, writable: true, enumerable: true, configurable: true });
    return;
  }
  if (!isIndex(part))
    throw new CommandError('PathNotViable', `Cannot create field '${part}' in an array (path '${path}')`);
  const at = Number(part);
  if (at - holder.length > LONGEST_GAP)
    throw new CommandError('BadValue', `Can't backfill more than ${LONGEST_GAP} elements`);
  while (holder.length < at) holder.push(null);
  holder[at] = value;
}
