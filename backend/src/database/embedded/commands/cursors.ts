import { setImmediate as turn } from 'node:timers/promises';
import { CommandError } from '../errors.js';
import { PAUSE } from '../query/scan.js';
import { cursorReply } from '../wire/cursor-reply.js';

export type Source = Iterator<Buffer | typeof PAUSE, void>;

interface Cursor {
  readonly namespace: string;
  readonly source: Source;
  /** Read already, but too much for the last batch. */
  ahead: Buffer | undefined;
  lastUsed: number;
}

const IDLE_LIMIT = 10 * 60_000;
const LARGEST_BATCH = 16 * 1024 * 1024;
const FIRST_BATCH = 101;
const STRETCH = 8;

/** Results too large for one reply. They hold no LMDB transaction: the scan goes on after the last key it read. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private nextId = 1;

  /** The first batch; what is left waits for getMore. */
  async first(namespace: string, source: Source, batchSize = FIRST_BATCH, single = false): Promise<Buffer> {
    const cursor: Cursor = { namespace, source, ahead: undefined, lastUsed: performance.now() };
    const { documents, finished } = await fill(cursor, batchSize);
    if (finished || single) return cursorReply('firstBatch', documents, 0, namespace);
    const id = this.nextId++;
    this.open.set(id, cursor);
    return cursorReply('firstBatch', documents, id, namespace);
  }

  /** Throws CursorNotFound for one that is used up, was killed or has idled too long. */
  async next(id: number, namespace: string, batchSize = Infinity): Promise<Buffer> {
    const cursor = this.open.get(id);
    if (cursor === undefined || cursor.namespace !== namespace)
      throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUsed = performance.now();
    const { documents, finished } = await fill(cursor, batchSize);
    if (finished) this.open.delete(id);
    return cursorReply('nextBatch', documents, finished ? 0 : id, namespace);
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }

  /** Forgets cursors nobody has asked for in ten minutes. */
  dropIdle(now = performance.now()): void {
    for (const [id, { lastUsed }] of this.open) if (now - lastUsed > IDLE_LIMIT) this.open.delete(id);
  }
}

async function fill(cursor: Cursor, batchSize: number): Promise<{ documents: Buffer[]; finished: boolean }> {
  const documents: Buffer[] = cursor.ahead ? [cursor.ahead] : [];
  let size = cursor.ahead?.length ?? 0;
  cursor.ahead = undefined;
  let since = performance.now();
  for (;;) {
    const { done, value } = cursor.source.next();
    if (done) return { documents, finished: true };
    if (value === PAUSE) {
      if (performance.now() - since < STRETCH) continue;
      await turn();
      since = performance.now();
    } else if (documents.length >= batchSize || (documents.length > 0 && size + value.length > LARGEST_BATCH)) {
      cursor.ahead = value;
      return { documents, finished: false };
    } else {
      documents.push(value);
      size += value.length;
    }
  }
}
