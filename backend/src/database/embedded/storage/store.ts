import { successor } from '../bson/order-key.js';
import { plain } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { Catalog, type Collection, type Index } from './catalog.js';
import { verified, withChecksum } from './checksum.js';
import { WriteConflict, Claims, Writer } from './claims.js';
import type { Environment, Snapshot } from './environment.js';
import { entryFields, FieldKeys, idPrefix, indexedValue, recordKey, recordOf } from './keys.js';
import { inTime, LOCK_TIMEOUT_MS, WriteLock } from './write-lock.js';

/** A document and the number it is kept under. */
export interface StoredDocument {
  readonly record: number;
  readonly document: Buffer;
}

const LARGEST_DOCUMENT = 16 * 1024 * 1024;
/** A long job writes so many documents in one transaction, so that others do not wait. */
export const BATCH_SIZE = 250;
const NO_VALUE = Buffer.from([0]);

/** Documents, their index entries and their counters, always changed together. */
export class Store {
  /** The snapshot that reads see; without one they see the last commit. */
  readonly reading: Snapshot | undefined = undefined;
  readonly writeLock = new WriteLock();
  private readonly turns = new Map<string, Promise<unknown>>();
  /** The changes of counters by the current write transaction: each counter is written once, at its end. */
  private readonly counts = new Map<string, number>();

  /** @param writer whose writes are being made now */
  constructor(
    readonly tables: Environment,
    readonly catalog = new Catalog(tables),
    readonly claims = new Claims(),
    protected writer = new Writer(),
  ) {}

  /**
   * Runs `action` as one write transaction and resolves when it is on disk. Where that fails, a collection the action
   * made stays known in memory and is saved with the next write; `undo` takes back in memory what must not stay.
   * Where it meets what a transaction has written, nothing of it is written and it runs again after that.
   * @param transaction whose commit it is
   * @throws LockTimeout where it has waited too long
   */
  async write<T>(action: () => T, undo?: () => void, transaction?: Writer): Promise<T> {
    const until = performance.now() + LOCK_TIMEOUT_MS;
    for (;;) {
      while (this.writeLock.isHeld) await this.writeLock.free(until);
      const writer = transaction ?? new Writer();
      try {
        return await this.tables.write(() => this.step(action, writer));
      } catch (error) {
        this.catalog.unsaved = true;
        undo?.();
        if (transaction || !(error instanceof WriteConflict)) throw error;
        this.claims.release(writer);
        await inTime(error.writer.ended, until, 'a transaction has not ended');
      } finally {
        if (!transaction) this.claims.release(writer);
      }
    }
  }

  private step<T>(action: () => T, writer: Writer): T {
    this.writer = writer;
    try {
      if (this.catalog.unsaved) this.catalog.save();
      const result = action();
      this.saveCounts();
      return result;
    } catch (error) {
      this.counts.clear();
      // The next action may run before this failure is reported.
      this.catalog.unsaved = true;
      throw error;
    }
  }

  /** The tables as they are, to be read in several turns; `done` releases them. */
  snapshot(): Snapshot {
    return this.tables.snapshot();
  }

  /** The indexes that reads may use. */
  indexesOf({ indexes }: Collection): readonly Index[] {
    return indexes;
  }

  /** The documents that only this reader has written; undefined for those it has removed. */
  unsavedOf(_collection: Collection): ReadonlyMap<number, Buffer | undefined> | undefined {
    return undefined;
  }

  /** Runs long jobs on a collection one after the other. */
  inTurn<T>(namespace: string, work: () => Promise<T>): Promise<T> {
    const done = (this.turns.get(namespace) ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    this.turns.set(namespace, settled);
    void settled.then(() => this.turns.get(namespace) === settled && this.turns.delete(namespace));
    return done;
  }

  get({ id }: Collection, record: number, snapshot?: Snapshot): Buffer | undefined {
    const stored = this.tables.records.get(recordKey(id, record), snapshot && { transaction: snapshot });
    return stored && verified(stored);
  }

  /** Documents after a record, in natural order, at most `limit`. */
  after({ id }: Collection, record: number, limit: number, offset = 0, snapshot?: Snapshot): StoredDocument[] {
    const range = { start: recordKey(id, record + 1), end: successor(idPrefix(id)), limit, offset };
    const found = this.tables.records.getRange({ ...range, ...(snapshot && { transaction: snapshot }) });
    return Array.from(found, ({ key, value }) => ({ record: recordOf(key), document: verified(value) }));
  }

  /** Returns a counter: no document is read. */
  total({ id }: Collection): number {
    return this.counted(idPrefix(id));
  }

  /** Counts the documents with this value in the first field of an index that keeps counts. */
  countOf({ id }: Index, value: Buffer): number {
    return this.counted(idPrefix(id, value));
  }

  /** Inserts in a write transaction. Throws DuplicateKey before anything is written. */
  insert(collection: Collection, document: Buffer, record = collection.nextRecord++): void {
    const keys = new FieldKeys(document);
    const entries = kept(collection, record).map((index) => ({ index, entry: entryOf(index, keys) }));
    for (const { index, entry } of entries) this.checkUnique(collection, index, entry, document);
    this.put(collection, record, document);
    for (const { index, entry } of entries) this.changeEntry(index, entry, record, keys, 1);
    this.count(idPrefix(collection.id), 1);
  }

  /**
   * Replaces in a write transaction. Throws DuplicateKey before anything is written.
   * @param touched the names of the top-level fields that may have changed: the indexes of others are left alone
   */
  replace(
    collection: Collection,
    { record, document: before }: StoredDocument,
    after: Buffer,
    touched: ReadonlySet<string>,
  ): void {
    this.claim(collection, { record, document: before });
    const [oldKeys, newKeys] = [new FieldKeys(before), new FieldKeys(after)];
    const changed = kept(collection, record)
      .filter(({ fields }) => fields.some(({ path }) => touched.has(path.text.split('.', 1)[0] ?? '')))
      .map((index) => ({ index, old: entryOf(index, oldKeys), now: entryOf(index, newKeys) }))
      .filter(({ old, now }) => (old && now ? !old.equals(now) : old !== now));
    for (const { index, now } of changed) this.checkUnique(collection, index, now, after);
    for (const { index, old, now } of changed) {
      this.changeEntry(index, old, record, oldKeys, -1);
      this.changeEntry(index, now, record, newKeys, 1);
    }
    this.put(collection, record, after);
  }

  /** Removes in a write transaction. */
  remove(collection: Collection, { record, document }: StoredDocument): void {
    this.claim(collection, { record, document });
    const keys = new FieldKeys(document);
    for (const index of kept(collection, record)) this.changeEntry(index, entryOf(index, keys), record, keys, -1);
    this.keep(collection, record, undefined);
    this.count(idPrefix(collection.id), -1);
  }

  /** Removes entries with this id, a limited number at a time, in a write transaction. @returns whether none is left */
  clearSome(id: number): boolean {
    const { records, entries, counters } = this.tables;
    let left = BATCH_SIZE;
    for (const table of [records, entries, counters]) {
      const keys = [...table.getKeys({ start: idPrefix(id), end: successor(idPrefix(id)), limit: left })];
      for (const key of keys) void table.remove(key);
      left -= keys.length;
    }
    return left > 0;
  }

  /** Adds the entry of one document to an index that is being built, in a write transaction. Throws DuplicateKey. */
  indexDocument(collection: Collection, index: Index, { record, document }: StoredDocument): void {
    const keys = new FieldKeys(document);
    const entry = entryOf(index, keys);
    this.checkUnique(collection, index, entry, document);
    this.changeEntry(index, entry, record, keys, 1);
  }

  private put(collection: Collection, record: number, document: Buffer): void {
    if (document.length > LARGEST_DOCUMENT)
      throw new CommandError('BsonObjectTooLarge', 'object to insert too large: a document may have 16 MB');
    this.keep(collection, record, document);
  }

  protected keep({ id }: Collection, record: number, document: Buffer | undefined): void {
    const key = recordKey(id, record);
    void (document ? this.tables.records.put(key, withChecksum(document)) : this.tables.records.remove(key));
  }

  /** Throws WriteConflict if a transaction has written the document. */
  protected claim({ id }: Collection, { record }: StoredDocument): void {
    this.claims.take(recordKey(id, record), this.writer);
  }

  /** Whether a unique index has the entry. Throws WriteConflict if a transaction has added it, or taken it away. */
  protected isTaken(_collection: Collection, { id }: Index, entry: Buffer): boolean {
    const start = idPrefix(id, entry);
    this.claims.take(start, this.writer);
    return this.tables.entries.getKeysCount({ start, end: successor(start), limit: 1 }) > 0;
  }

  /** Throws DuplicateKey, as MongoDB words it, when there is such an entry already. */
  private checkUnique(collection: Collection, index: Index, entry: Buffer | undefined, document: Buffer): void {
    if (!index.unique || entry === undefined || !this.isTaken(collection, index, entry)) return;
    const values = index.fields.map(({ path }): [string, unknown] => {
      const value = indexedValue(document, path);
      return [path.text, value ? plain(value) : null];
    });
    const shown = values.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ');
    throw new CommandError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${collection.namespace} index: ${index.name} dup key: { ${shown} }`,
      { keyPattern: index.spec['key'] as unknown, keyValue: Object.fromEntries(values) },
    );
  }

  protected changeEntry(index: Index, entry: Buffer | undefined, record: number, keys: FieldKeys, by: 1 | -1): void {
    if (entry === undefined) return;
    const key = recordKey(index.id, record, entry);
    void (by > 0 ? this.tables.entries.put(key, NO_VALUE) : this.tables.entries.remove(key));
    const [first] = index.fields;
    if (first && keepsCounts(index)) this.count(idPrefix(index.id, keys.of(first.path).key), by);
  }

  private counted(key: Buffer): number {
    return this.tables.counters.get(key)?.readUIntBE(0, 6) ?? 0;
  }

  protected count(key: Buffer, change: number): void {
    const name = key.toString('latin1');
    this.counts.set(name, (this.counts.get(name) ?? 0) + change);
  }

  private saveCounts(): void {
    for (const [name, change] of this.counts) {
      const key = Buffer.from(name, 'latin1');
      const count = Math.max(0, this.counted(key) + change);
      const value = Buffer.allocUnsafe(6);
      value.writeUIntBE(count, 0, 6);
      // The key may be a name: it goes with the last document that has it.
      void (count === 0 ? this.tables.counters.remove(key) : this.tables.counters.put(key, value));
    }
    this.counts.clear();
  }
}

/** The indexes that have an entry for a document: complete ones, and one being built if it has reached the document. */
function kept({ indexes, building }: Collection, record: number): Index[] {
  return building && record <= building.upTo ? [...indexes, building.index] : indexes;
}

/** Whether an index counts the documents per value of its first field: pointless where each value is unique. */
export function keepsCounts(index: Index): boolean {
  return !(index.unique && index.fields.length === 1) && !index.sparse;
}

/** A document's entry in an index; none in a sparse one when it has none of the fields. */
export function entryOf({ sparse, fields }: Index, keys: FieldKeys): Buffer | undefined {
  if (sparse && fields.every(({ path }) => !keys.of(path).isThere)) return undefined;
  return entryFields(keys, fields);
}
