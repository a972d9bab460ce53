import { BsonType, fieldOf } from '../bson/raw.js';
import { NULL_KEY, successor } from '../bson/order-key.js';
import type { Catalog, Collection, Index } from './catalog.js';
import { type Counters, keepsCounts } from './counters.js';
import { duplicateKey } from './duplicate-key.js';
import type { Table } from './environment.js';
import { entryKeys, keysAt, LONGEST_FIELDS, truncated } from './index-keys.js';
import { entryKey, idPrefix, recordOf } from './keys.js';
import type { Records } from './records.js';

const NO_VALUE = Buffer.from([0]);

/** What the indexes hold about documents. Everything here runs in a write transaction. */
export class IndexEntries {
  constructor(
    private readonly table: Table,
    private readonly records: Records,
    private readonly counters: Counters,
    private readonly catalog: Catalog,
  ) {}

  /** The keys a document has in an index; the index remembers when they make it multikey or are too long to hold. */
  keysOf(index: Index, document: Buffer): Buffer[] {
    if (index.partial && !index.partial.test(document)) return [];
    if (index.sparse && index.fields.every(({ path }) => isMissing(document, path.parts))) return [];
    const { keys, multikey } = entryKeys(document, index.fields);
    const long = keys.some(({ length }) => length > LONGEST_FIELDS);
    if ((multikey && !index.multikey) || (long && !index.longKeys)) {
      index.multikey ||= multikey;
      index.longKeys ||= long;
      this.catalog.save();
    }
    return keys;
  }

  /** Throws DuplicateKey when another record has one of the keys already. */
  checkUnique(collection: Collection, index: Index, keys: readonly Buffer[], document: Buffer, own = 0): void {
    if (!index.unique) return;
    for (const key of keys) {
      const start = Buffer.concat([idPrefix(index.id), truncated(key)]);
      for (const entry of this.table.getKeys({ start, end: successor(start) })) {
        const record = recordOf(entry);
        if (record !== own && (key.length <= LONGEST_FIELDS || this.holds(collection, index, record, key)))
          throw duplicateKey(collection, index, document);
      }
    }
  }

  add(index: Index, keys: readonly Buffer[], record: number, document: Buffer): void {
    for (const key of keys) void this.table.put(entryKey(index.id, truncated(key), record), NO_VALUE);
    this.count(index, keys, document, 1);
  }

  remove(index: Index, keys: readonly Buffer[], record: number, document: Buffer): void {
    for (const key of keys) void this.table.remove(entryKey(index.id, truncated(key), record));
    this.count(index, keys, document, -1);
  }

  /** A key too long to be held whole is compared with what the other document says. */
  private holds(collection: Collection, index: Index, record: number, key: Buffer): boolean {
    const document = this.records.get(collection.id, record);
    return document !== undefined && entryKeys(document, index.fields).keys.some((other) => other.equals(key));
  }

  private count(index: Index, keys: readonly Buffer[], document: Buffer, change: number): void {
    const [first] = index.fields;
    if (first === undefined || keys.length === 0 || !keepsCounts(index)) return;
    for (const key of keysAt(document, first.path).keys) this.counters.addToValue(index, key, change);
  }
}

function isMissing(document: Buffer, parts: readonly Buffer[]): boolean {
  const [head, ...rest] = parts;
  const value = head && fieldOf(document, 0, head);
  if (value === undefined) return true;
  if (rest.length === 0) return false;
  if (value.type === BsonType.object) return isMissing(document.subarray(value.start, value.end), rest);
  return keysAt(document, { text: '', parts }).keys.every((key) => key.equals(NULL_KEY));
}
