import { BsonType } from '../bson/raw.js';
import { elementsOf, type Path, walk } from '../bson/path.js';
import { EMPTY_ARRAY_KEY, inverted, NULL_KEY, orderKey } from '../bson/order-key.js';
import { CommandError } from '../errors.js';
import type { SortField } from '../query/sort.js';

/** LMDB takes keys up to 1,978 bytes; the index id and the record id need ten of them. */
export const LONGEST_FIELDS = 1900;

export interface FieldKeys {
  readonly keys: Buffer[];
  readonly multikey: boolean;
}

/** The distinct order keys a document has at a path: several (or through arrays) make an index multikey. */
export function keysAt(document: Buffer, path: Path): FieldKeys {
  const keys: Buffer[] = [];
  let multikey = false;
  const add = (key: Buffer) => {
    if (!keys.some((known) => known.equals(key))) keys.push(key);
  };
  walk(document, path, (value, throughArray) => {
    multikey ||= throughArray;
    if (value?.type !== BsonType.array) {
      add(orderKey(value));
      return;
    }
    multikey = true;
    const elements = elementsOf(value);
    if (elements.length === 0) add(EMPTY_ARRAY_KEY);
    for (const element of elements) add(orderKey(element));
  });
  return keys.length > 0 ? { keys, multikey } : { keys: [NULL_KEY], multikey: true };
}

/** The entries a document has in an index: the fields' keys, one after the other, descending ones inverted. */
export function entryKeys(document: Buffer, fields: readonly SortField[]): FieldKeys {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let multikey = false;
  for (const { path, descending } of fields) {
    const at = keysAt(document, path);
    if (at.keys.length > 1 && prefixes.length > 1)
      throw new CommandError('CannotIndexParallelArrays', `cannot index parallel arrays [${path.text}]`);
    multikey ||= at.multikey;
    const keys = descending ? at.keys.map(inverted) : at.keys;
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => Buffer.concat([prefix, key])));
  }
  return { keys: prefixes, multikey };
}

export function truncated(fields: Buffer): Buffer {
  return fields.length > LONGEST_FIELDS ? fields.subarray(0, LONGEST_FIELDS) : fields;
}
