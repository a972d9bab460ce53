import { Long } from 'bson';
import { BsonType, encode } from '../bson/raw.js';
import { CommandError } from '../errors.js';
import { pacer, PAUSE } from '../query/scan.js';

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

/** Results too large for one reply. They hold no LMDB transaction: the scan goes on after the last key it read. */
export class Cursors {
  private readonly open = new Map<number, Cursor>();
  private nextId = 1;

  /** The first batch; what is left waits for getMore. */
  async first(namespace: string, source: Source, batchSize = FIRST_BATCH): Promise<Buffer> {
    const cursor: Cursor = { namespace, source, ahead: undefined, lastUsed: performance.now() };
    const { documents, finished } = await fill(cursor, batchSize);
    if (finished) return cursorReply('firstBatch', documents, 0, namespace);
    const id = this.nextId++;
    this.open.set(id, cursor);
    return cursorReply('firstBatch', documents, id, namespace);
  }

  /** Throws CursorNotFound for one that is used up, was killed or has idled too long. */
  async next(id: number, namespace: string, batchSize: number): Promise<Buffer> {
    const cursor = this.open.get(id);
    if (cursor?.namespace !== namespace) throw new CommandError('CursorNotFound', `cursor id ${id} not found`);
    cursor.lastUsed = performance.now();
    const { documents, finished } = await fill(cursor, batchSize);
    if (finished) this.open.delete(id);
    return cursorReply('nextBatch', documents, finished ? 0 : id, namespace);
  }

  /** Whether there was such a cursor. */
  kill(id: number): boolean {
    return this.open.delete(id);
  }

  /** Of a collection or an index that goes: what they would still read is not there. */
  killOf(namespace: string): void {
    for (const [id, cursor] of this.open) if (cursor.namespace === namespace) this.open.delete(id);
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

const END = Buffer.from([0]);
const OK = encode({ ok: 1 }).subarray(4, -1);
const heads: Buffer[] = [];

function elementHead(type: number, name: string): Buffer {
  return Buffer.from(`${String.fromCharCode(type)}${name}\0`);
}

/** A document in pieces, so that what it is made of is copied only once. */
function documentOf(...elements: Buffer[]): Buffer[] {
  const length = Buffer.allocUnsafe(4);
  length.writeInt32LE(elements.reduce((sum, element) => sum + element.length, 5));
  return [length, ...elements, END];
}

/** `{ cursor: { <batch>: [...], id, ns }, ok: 1 }`, the documents copied in as they are stored. */
export function cursorReply(
  batch: 'firstBatch' | 'nextBatch',
  documents: readonly Buffer[],
  id: number,
  namespace: string,
): Buffer {
  const elements = documents.flatMap((document, i) => [
    (heads[i] ??= elementHead(BsonType.object, String(i))),
    document,
  ]);
  const rest = encode({ id: Long.fromNumber(id), ns: namespace }).subarray(4, -1);
  const cursor = documentOf(elementHead(BsonType.array, batch), ...documentOf(...elements), rest);
  return Buffer.concat(documentOf(elementHead(BsonType.object, 'cursor'), ...cursor, OK));
}
