import { successor } from '../bson/order-key.js';
import { CommandError } from '../errors.js';
import { Catalog, type Collection, type Index } from './catalog.js';
import { Counters } from './counters.js';
import type { Environment } from './environment.js';
import { IndexEntries } from './index-entries.js';
import { idPrefix } from './keys.js';
import { Records } from './records.js';

const LARGEST_DOCUMENT = 16 * 1024 * 1024;

/** Documents, their index entries and their counters, always changed together. */
export class Store {
  readonly records: Records;
  readonly catalog: Catalog;
  readonly counters: Counters;
  private readonly entries: IndexEntries;

  constructor(readonly environment: Environment) {
    this.records = new Records(environment.records);
    this.catalog = new Catalog(environment.meta, this.records);
    this.counters = new Counters(environment.counters);
    this.entries = new IndexEntries(environment.entries, this.records, this.counters, this.catalog);
  }

  /**
   * Runs `action` as one write transaction and resolves when it is on disk. Where that fails, what the action noted in
   * the names (an index turned multikey, a collection made) stays noted in memory and is saved with the next write.
   */
  async write<T>(action: () => T): Promise<T> {
    try {
      return await this.environment.write(() => this.catalog.keepInStep(action));
    } catch (error) {
      this.catalog.unsaved = true;
      throw error;
    }
  }

  /** In a write transaction. Throws DuplicateKey before anything is written. */
  insert(collection: Collection, document: Buffer): void {
    checkSize(document);
    const added = collection.indexes.map((index) => ({ index, keys: this.entries.keysOf(index, document) }));
    for (const { index, keys } of added) this.entries.checkUnique(collection, index, keys, document);
    const record = collection.nextRecord++;
    this.records.put(collection.id, record, document);
    for (const { index, keys } of added) this.entries.add(index, keys, record, document);
    this.counters.addToTotal(collection, 1);
  }

  /** In a write transaction. Throws DuplicateKey before anything is written. */
  replace(collection: Collection, record: number, before: Buffer, after: Buffer): void {
    checkSize(after);
    const changed = collection.indexes
      .map((index) => ({ index, old: this.entries.keysOf(index, before), now: this.entries.keysOf(index, after) }))
      .filter(({ old, now }) => old.length !== now.length || old.some((key, i) => !now[i]?.equals(key)));
    for (const { index, now } of changed) this.entries.checkUnique(collection, index, now, after, record);
    for (const { index, old, now } of changed) {
      this.entries.remove(index, old, record, before);
      this.entries.add(index, now, record, after);
    }
    this.records.put(collection.id, record, after);
  }

  /** In a write transaction. */
  remove(collection: Collection, record: number, document: Buffer): void {
    for (const index of collection.indexes)
      this.entries.remove(index, this.entries.keysOf(index, document), record, document);
    this.records.remove(collection.id, record);
    this.counters.addToTotal(collection, -1);
  }

  /** In a write transaction: the entry of one document in an index that is being built. Throws DuplicateKey. */
  indexDocument(collection: Collection, index: Index, record: number, document: Buffer): void {
    const keys = this.entries.keysOf(index, document);
    this.entries.checkUnique(collection, index, keys, document, record);
    this.entries.add(index, keys, record, document);
  }

  /** In a write transaction: removes everything kept under the ids of a collection and its indexes, or of one index. */
  clear(ids: readonly number[]): void {
    const { records, entries, counters } = this.environment;
    for (const id of ids)
      for (const table of [records, entries, counters])
        for (const key of [...table.getKeys({ start: idPrefix(id), end: successor(idPrefix(id)) })])
          void table.remove(key);
  }
}

function checkSize(document: Buffer): void {
  if (document.length > LARGEST_DOCUMENT)
    throw new CommandError('BsonObjectTooLarge', 'object to insert too large: a document may have 16 MB');
}
