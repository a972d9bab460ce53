import { ObjectId } from 'bson';
import { BsonType, encode, fieldOf } from '../bson/raw.js';
import { NULL_KEY, successor } from '../bson/order-key.js';
import { CommandError } from '../errors.js';
import { Catalog, type Collection, type Index } from './catalog.js';
import { Counters, keepsCounts } from './counters.js';
import { duplicateKey } from './duplicate-key.js';
import type { Environment } from './environment.js';
import { entryKeys, keysAt, LONGEST_FIELDS, truncated } from './index-keys.js';
import { entryKey, idPrefix, recordKey, recordOf } from './keys.js';

const ID = Buffer.from('_id');
const LARGEST_DOCUMENT = 16 * 1024 * 1024;
const NO_VALUE = Buffer.from([0]);

/** Documents, their index entries and their counters, always changed together. */
export class Store {
  readonly catalog: Catalog;
  readonly counters: Counters;

  constructor(readonly environment: Environment) {
    this.catalog = new Catalog(environment);
    this.counters = new Counters(environment);
  }

  /** Runs `action` as one write transaction; the names in memory go back when it fails. */
  async write<T>(action: () => T): Promise<T> {
    try {
      return await this.environment.write(action);
    } catch (error) {
      if (!(error instanceof CommandError) || error.codeName === 'OutOfDiskSpace') this.catalog.load();
      throw error;
    }
  }

  read(collection: Collection, record: number): Buffer | undefined {
    return this.environment.records.get(recordKey(collection.id, record));
  }

  /** In a write transaction. Throws DuplicateKey before anything is written. */
  insert(collection: Collection, document: Buffer): void {
    checkSize(document);
    const added = collection.indexes.map((index) => ({ index, keys: this.keysOf(index, document) }));
    for (const { index, keys } of added) this.checkUnique(collection, index, keys, document);
    const record = collection.nextRecord++;
    void this.environment.records.put(recordKey(collection.id, record), document);
    for (const { index, keys } of added) this.addEntries(index, keys, record, document);
    this.counters.addToTotal(collection, 1);
  }

  /** In a write transaction. Throws DuplicateKey before anything is written. */
  replace(collection: Collection, record: number, before: Buffer, after: Buffer): void {
    checkSize(after);
    const changed = collection.indexes
      .map((index) => ({ index, old: this.keysOf(index, before), now: this.keysOf(index, after) }))
      .filter(({ old, now }) => old.length !== now.length || old.some((key, i) => !now[i]?.equals(key)));
    for (const { index, now } of changed) this.checkUnique(collection, index, now, after, record);
    for (const { index, old, now } of changed) {
      this.removeEntries(index, old, record, before);
      this.addEntries(index, now, record, after);
    }
    void this.environment.records.put(recordKey(collection.id, record), after);
  }

  /** In a write transaction. */
  remove(collection: Collection, record: number, document: Buffer): void {
    for (const index of collection.indexes) this.removeEntries(index, this.keysOf(index, document), record, document);
    void this.environment.records.remove(recordKey(collection.id, record));
    this.counters.addToTotal(collection, -1);
  }

  /** In a write transaction: the entry of one document in an index that is being built. */
  indexDocument(collection: Collection, index: Index, record: number, document: Buffer): void {
    const keys = this.keysOf(index, document);
    this.checkUnique(collection, index, keys, document, record);
    this.addEntries(index, keys, record, document);
  }

  /** In a write transaction: everything kept under the ids of a collection and its indexes, or of one index. */
  clear(ids: readonly number[]): void {
    const { records, entries, counters } = this.environment;
    for (const id of ids) {
      const range = { start: idPrefix(id), end: successor(idPrefix(id)) };
      for (const table of [records, entries, counters])
        for (const key of [...table.getKeys(range)]) void table.remove(key);
    }
  }

  private keysOf(index: Index, document: Buffer): Buffer[] {
    if (index.partial && !index.partial.test(document)) return [];
    if (index.sparse && index.fields.every(({ path }) => isMissing(document, path.parts))) return [];
    const { keys, multikey } = entryKeys(document, index.fields);
    if ((multikey && !index.multikey) || (!index.longKeys && keys.some(({ length }) => length > LONGEST_FIELDS))) {
      index.multikey ||= multikey;
      index.longKeys ||= keys.some(({ length }) => length > LONGEST_FIELDS);
      this.catalog.save();
    }
    return keys;
  }

  private checkUnique(collection: Collection, index: Index, keys: readonly Buffer[], document: Buffer, own = 0): void {
    if (!index.unique) return;
    for (const key of keys) {
      const start = Buffer.concat([idPrefix(index.id), truncated(key)]);
      for (const entry of this.environment.entries.getKeys({ start, end: successor(start) })) {
        const record = recordOf(entry);
        if (record !== own && (key.length <= LONGEST_FIELDS || this.holds(collection, index, record, key)))
          throw duplicateKey(collection, index, document);
      }
    }
  }

  /** A key too long to be held whole is compared with what the other document says. */
  private holds(collection: Collection, index: Index, record: number, key: Buffer): boolean {
    const document = this.read(collection, record);
    return document !== undefined && entryKeys(document, index.fields).keys.some((other) => other.equals(key));
  }

  private addEntries(index: Index, keys: readonly Buffer[], record: number, document: Buffer): void {
    for (const key of keys) void this.environment.entries.put(entryKey(index.id, truncated(key), record), NO_VALUE);
    this.count(index, keys, document, 1);
  }

  private removeEntries(index: Index, keys: readonly Buffer[], record: number, document: Buffer): void {
    for (const key of keys) void this.environment.entries.remove(entryKey(index.id, truncated(key), record));
    this.count(index, keys, document, -1);
  }

  private count(index: Index, keys: readonly Buffer[], document: Buffer, change: number): void {
    const [first] = index.fields;
    if (first === undefined || keys.length === 0 || !keepsCounts(index)) return;
    for (const key of keysAt(document, first.path).keys) this.counters.addToValue(index, key, change);
  }
}

function checkSize(document: Buffer): void {
  if (document.length > LARGEST_DOCUMENT)
    throw new CommandError('BsonObjectTooLarge', 'object to insert too large: a document may have 16 MB');
}

function isMissing(document: Buffer, parts: readonly Buffer[]): boolean {
  const [head, ...rest] = parts;
  const value = head && fieldOf(document, 0, head);
  if (value === undefined) return true;
  if (rest.length === 0) return false;
  if (value.type === BsonType.object) return isMissing(document.subarray(value.start, value.end), rest);
  return keysAt(document, { text: '', parts }).keys.every((key) => key.equals(NULL_KEY));
}

/** A document to be stored: `_id` first, made here when the client sent none. */
export function withId(document: Buffer): Buffer {
  const id = fieldOf(document, 0, ID);
  if (id !== undefined && id.start === 9) return checkedId(document, id.type);
  const own = id
    ? checkedId(document.subarray(id.start - 5, id.end), id.type)
    : encode({ _id: new ObjectId() }).subarray(4, -1);
  const rest = id ? [document.subarray(4, id.start - 5), document.subarray(id.end)] : [document.subarray(4)];
  const bytes = Buffer.concat([Buffer.alloc(4), own, ...rest]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
}

function checkedId(bytes: Buffer, type: number): Buffer {
  if (type === BsonType.array || type === BsonType.regex || type === BsonType.undefined)
    throw new CommandError('BadValue', "The '_id' value cannot be of type array, regex or undefined");
  return bytes;
}
