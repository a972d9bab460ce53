import { Long } from 'bson';
import { arrayOf, asValue, BsonType, documentOf, element, encode } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { pacer, PAUSE } from '../query/scan.js';
import type { Store } from '../storage/store.js';

export type Source = Generator<Buffer | typeof PAUSE, void>;

interface Cursor {
  /** The store or the transaction that it reads. */
  readonly store: Store;
  readonly namespace: string;
  readonly source: Source;
  /** Read already, but too large for the last batch. */
  ahead: Buffer | undefined;
  lastUsed: number;
}

const IDLE_LIMIT = 10 * 60_000;
/** Each holds a snapshot: beyond this, the least recently used one is closed. */
const MOST_OPEN = 64;
const LARGEST_BATCH = 16 * 1024 * 1024;
export const FIRST_BATCH = 101;

/** Results too large for one reply, each read from the snapshot of its query. */
export class Cursors {
  /** The least recently used one comes first. */
  private readonly open = new Map<number, Cursor>();
  private nextId = 1;

  /** The first batch; what is left waits for getMore. */
  first(store: Store, namespace: string, source: Source, batchSize: number): Promise<Buffer> {
    const cursor: Cursor = { store, namespace, source, ahead: undefined, lastUsed: 0 };
    return this.batch('firstBatch', this.nextId++, cursor, batchSize);
  }

  /** Throws CursorNotFound for a cursor that is exhausted, killed or closed, or in use by another getMore. */
  async next(store: Store, id: number, namespace: string, batchSize: number): Promise<Buffer> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace || cursor.store !== store)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    this.open.delete(id);
    return this.batch('nextBatch', id, cursor, batchSize);
  }

  private async batch(name: 'firstBatch' | 'nextBatch', id: number, cursor: Cursor, batchSize: number) {
    const { documents, finished } = await fill(cursor, batchSize);
    if (finished) return cursorReply(name, documents, 0, cursor.namespace);
    this.open.set(id, cursor);
    cursor.lastUsed = performance.now();
    const [oldest] = this.open.keys();
    if (this.open.size > MOST_OPEN && oldest !== undefined) this.kill(oldest);
    return cursorReply(name, documents, id, cursor.namespace);
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    this.open.get(id)?.source.return();
    return this.open.delete(id);
  }

  /** Closes the cursors of a transaction. */
  killOf(transaction: Store): void {
    for (const [id, { store }] of this.open) if (store === transaction) this.kill(id);
  }

  /** Closes cursors that were not used for ten minutes. */
  dropIdle(now = performance.now()): void {
    for (const [id, { lastUsed }] of this.open) if (now - lastUsed > IDLE_LIMIT) this.kill(id);
  }

  close(): void {
    for (const id of this.open.keys()) this.kill(id);
  }
}

async function fill(cursor: Cursor, batchSize: number): Promise<{ documents: Buffer[]; finished: boolean }> {
  const documents: Buffer[] = cursor.ahead ? [cursor.ahead] : [];
  let size = cursor.ahead?.length ?? 0;
  cursor.ahead = undefined;
  const pause = pacer();
  for (;;) {
    const { done, value } = cursor.source.next();
    if (done) return { documents, finished: true };
    if (value === PAUSE) {
      await pause();
      continue;
    }
    if (documents.length >= batchSize || (documents.length > 0 && size + value.length > LARGEST_BATCH)) {
      cursor.ahead = value;
      return { documents, finished: false };
    }
    documents.push(value);
    size += value.length;
  }
}

const OK = encode({ ok: 1 }).subarray(4, -1);

/** `{ cursor: { <batch>: [...], id, ns }, ok: 1 }`, the documents as they are stored. */
export function cursorReply(
  batch: 'firstBatch' | 'nextBatch',
  documents: readonly Buffer[],
  id: number,
  namespace: string,
): Buffer {
  const rest = encode({ id: Long.fromNumber(id), ns: namespace }).subarray(4, -1);
  const cursor = documentOf(element(batch, asValue(arrayOf(documents), BsonType.array)), rest);
  return documentOf(element('cursor', asValue(cursor)), OK);
}
