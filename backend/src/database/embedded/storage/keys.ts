import { inverted, orderKey } from '../bson/order-key.js';
import type { Path } from '../bson/path.js';
import { BsonType, fieldOf, type RawValue } from '../bson/raw.js';
import { unsupported } from '../errors.js';
import type { SortField } from '../query/sort.js';

const ID = 4;
const RECORD = 6;
const NO_FIELDS = Buffer.alloc(0);

/** LMDB takes keys up to 1,978 bytes; the id of the index and of the record need ten of them. */
export const LONGEST_FIELDS = 1900;

/** The beginning of every key of a collection or an index. */
export function idPrefix(id: number, fields: Buffer = NO_FIELDS): Buffer {
  const key = Buffer.allocUnsafe(ID + fields.length);
  key.writeUInt32BE(id);
  fields.copy(key, ID);
  return key;
}

/** The key of an index entry or, without fields, of a document. */
export function recordKey(id: number, record: number, fields: Buffer = NO_FIELDS): Buffer {
  const key = Buffer.allocUnsafe(ID + fields.length + RECORD);
  key.writeUInt32BE(id);
  fields.copy(key, ID);
  key.writeUIntBE(record, ID + fields.length, RECORD);
  return key;
}

/** The record an index entry (or a record key) points to. */
export function recordOf(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD, RECORD);
}

/** The value that an index holds for a path. Throws if a list is in its way, which would need several entries. */
export function indexedValue(document: Buffer, { text, parts }: Path): RawValue | undefined {
  let value: RawValue | undefined = { type: BsonType.object, bytes: document, start: 0, end: document.length };
  for (const part of parts) {
    value = value.type === BsonType.object ? fieldOf(document, value.start, part) : undefined;
    if (value === undefined) return undefined;
    if (value.type === BsonType.array) throw unsupported(`a list in the indexed field ${text}`);
  }
  return value;
}

interface FieldKey {
  readonly isThere: boolean;
  readonly key: Buffer;
  /** The inverted key, for a descending index. */
  inverted?: Buffer;
}

/** The order keys of a document's fields, each worked out once however many indexes hold it. */
export class FieldKeys {
  private readonly known = new Map<string, FieldKey>();

  constructor(private readonly document: Buffer) {}

  of(path: Path): FieldKey {
    let found = this.known.get(path.text);
    if (found === undefined) {
      const value = indexedValue(this.document, path);
      found = { isThere: value !== undefined, key: orderKey(value) };
      this.known.set(path.text, found);
    }
    return found;
  }

  /** The key as an index holds it. */
  in({ path, descending }: SortField): Buffer {
    const found = this.of(path);
    return descending ? (found.inverted ??= inverted(found.key)) : found.key;
  }
}

/** A document's entry in an index: the fields' keys, one after the other, descending ones inverted. */
export function entryFields(keys: FieldKeys, fields: readonly SortField[]): Buffer {
  const entry = Buffer.concat(fields.map((field) => keys.in(field)));
  if (entry.length <= LONGEST_FIELDS) return entry;
  throw unsupported(`a value of more than ${LONGEST_FIELDS} bytes in an indexed field (${fields[0]?.path.text ?? ''})`);
}
