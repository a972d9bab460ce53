import { successor } from '../bson/order-key.js';
import { CommandError, transient } from '../errors.js';
import type { Collection, Index } from './catalog.js';
import { WriteConflict, Writer } from './claims.js';
import type { Snapshot } from './environment.js';
import { FieldKeys, idPrefix, recordKey, recordOf } from './keys.js';
import { entryOf, type StoredDocument, Store } from './store.js';
import { inTime } from './write-lock.js';

/** A commit may take this long on a slow disk. */
const LONGEST_WAIT_MS = 1000;
const LARGEST = 16 * 1024 * 1024;

/**
 * A store as one transaction sees it: as it was when the transaction began, and what the transaction has written, which is
 * kept in memory. `commit` makes all of it one write. What it has written is claimed until then: others wait for it.
 */
export class Transaction extends Store {
  override readonly reading: Snapshot;
  private isOpen = true;
  /** The writes, to be made again by the commit. */
  private log: (() => void)[] = [];
  /** The documents as it has left them: undefined where it has deleted them. */
  private readonly written = new Map<Collection, Map<number, Buffer | undefined>>();
  /** The entries in unique indexes that it has added. */
  private readonly added = new Set<string>();
  /** The indexes that its snapshot has whole. */
  private readonly indexes: ReadonlyMap<Collection, readonly Index[]>;
  private size = 0;

  constructor(private readonly base: Store) {
    super(base.tables, base.catalog, base.claims, new Writer(true));
    this.reading = base.snapshot();
    this.indexes = new Map(this.catalog.all().map((collection) => [collection, [...collection.indexes]]));
  }

  /** Resolves when it holds nothing any more. */
  get ended(): Promise<void> {
    return this.writer.ended;
  }

  requireOpen(): void {
    if (!this.isOpen) throw transient('NoSuchTransaction', 'the transaction is over');
  }

  /** Makes everything it wrote, or nothing. Throws an error with a label where it may be begun again. */
  async commit(): Promise<void> {
    this.requireOpen();
    this.isOpen = false;
    const { log, base, writer } = this;
    try {
      if (log.length > 0) await base.write(() => log.forEach((write) => write()), undefined, writer);
    } catch (error) {
      if (error instanceof CommandError && error.codeName === 'LockTimeout')
        throw transient('LockTimeout', error.message);
      // An index that was made meanwhile: all other conflicts are found by the statements.
      const isTaken =
        error instanceof WriteConflict || (error instanceof CommandError && error.codeName === 'DuplicateKey');
      throw isTaken ? transient('WriteConflict', `a key was taken meanwhile: ${error.message}`) : error;
    } finally {
      this.release();
    }
  }

  /** Gives up, unless it is being committed. */
  end(): void {
    if (this.isOpen) this.release();
    this.isOpen = false;
  }

  private release(): void {
    this.claims.release(this.writer);
    this.reading.done();
    this.log = [];
    this.written.clear();
    this.added.clear();
  }

  /**
   * Whoever meets the write of another gives up and begins again, but first waits for the other, so as not to meet it again.
   * What it holds it releases before: two transactions that wait for each other would both fail.
   */
  override async write<T>(action: () => T): Promise<T> {
    this.requireOpen();
    try {
      return action();
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      this.end();
      await inTime(error.writer.ended, performance.now() + LONGEST_WAIT_MS, 'another write').catch(() => undefined);
      throw transient('WriteConflict', 'another write has changed it');
    }
  }

  override snapshot(): Snapshot {
    this.requireOpen();
    this.reading.use();
    return this.reading;
  }

  override indexesOf(collection: Collection): readonly Index[] {
    return this.indexes.get(collection) ?? [];
  }

  override unsavedOf(collection: Collection): ReadonlyMap<number, Buffer | undefined> | undefined {
    return this.written.get(collection);
  }

  override get(collection: Collection, record: number, snapshot = this.reading): Buffer | undefined {
    const own = this.written.get(collection);
    return own?.has(record) ? own.get(record) : super.get(collection, record, snapshot);
  }

  /** The counters tell of the last commit. */
  override total(): number {
    return Infinity;
  }

  override insert(collection: Collection, document: Buffer, record = collection.nextRecord++): void {
    super.insert(collection, document, record);
    this.log.push(() => this.base.insert(collection, document, record));
  }

  override replace(collection: Collection, found: StoredDocument, after: Buffer, touched: ReadonlySet<string>): void {
    super.replace(collection, found, after, touched);
    this.log.push(() => {
      this.requireUnchanged(collection, found);
      this.base.replace(collection, found, after, touched);
    });
  }

  override remove(collection: Collection, found: StoredDocument): void {
    super.remove(collection, found);
    this.log.push(() => {
      this.requireUnchanged(collection, found);
      this.base.remove(collection, found);
    });
  }

  protected override claim(collection: Collection, found: StoredDocument): void {
    this.claims.take(recordKey(collection.id, found.record), this.writer);
    if (!this.written.get(collection)?.has(found.record)) this.requireUnchanged(collection, found);
  }

  /** Throws if others have written a document since the snapshot. */
  private requireUnchanged(collection: Collection, { record, document }: StoredDocument): void {
    if (this.base.get(collection, record)?.equals(document)) return;
    throw transient('WriteConflict', `a document of ${collection.namespace} has been changed meanwhile`);
  }

  protected override keep(collection: Collection, record: number, document: Buffer | undefined): void {
    this.size += document?.length ?? 0;
    if (this.size > LARGEST) throw new CommandError('TransactionTooLarge', 'a transaction may write 16 MB');
    const written = this.written.get(collection) ?? new Map<number, Buffer | undefined>();
    this.written.set(collection, written.set(record, document));
  }

  /** Looks at what the transaction has written itself, then at its snapshot. */
  protected override isTaken(collection: Collection, index: Index, entry: Buffer): boolean {
    const start = idPrefix(index.id, entry);
    if (this.added.has(start.toString('latin1'))) return true;
    this.claims.take(start, this.writer);
    const own = this.written.get(collection);
    const isHeldBy = (key: Buffer): boolean => {
      const record = recordOf(key);
      if (!own?.has(record)) return true;
      const document = own.get(record);
      return document !== undefined && entryOf(index, new FieldKeys(document))?.equals(entry) === true;
    };
    const isHeld = (transaction?: Snapshot): boolean => {
      const range = { start, end: successor(start), ...(transaction && { transaction }) };
      return [...this.tables.entries.getKeys(range)].some(isHeldBy);
    };
    const isTaken = isHeld(this.reading);
    if (isTaken !== isHeld()) throw transient('WriteConflict', 'a key was taken or given up meanwhile');
    return isTaken;
  }

  /** Notes the change, because entries are written at the commit. Until then nobody else can take a key that was given up. */
  protected override changeEntry(
    index: Index,
    entry: Buffer | undefined,
    record: number,
    keys: FieldKeys,
    by: 1 | -1,
  ): void {
    void [record, keys];
    if (entry === undefined || !index.unique) return;
    const key = idPrefix(index.id, entry);
    this.claims.take(key, this.writer);
    this.added[by > 0 ? 'add' : 'delete'](key.toString('latin1'));
  }

  protected override count(): void {
    // Changes are counted when the transaction commits.
  }
}
