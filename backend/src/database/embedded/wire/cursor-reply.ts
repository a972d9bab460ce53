import { Long } from 'bson';
import { BsonType, encode } from '../bson/raw.js';

const OK = encode({ ok: 1 }).subarray(4);
const names: Buffer[] = [];

function elementHead(index: number): Buffer {
  return (names[index] ??= Buffer.from(`${String.fromCharCode(BsonType.object)}${index}\0`));
}

/** `{ cursor: { <batch>: [...], id, ns }, ok: 1 }`, the documents copied in as they are stored. */
export function cursorReply(
  batch: 'firstBatch' | 'nextBatch',
  documents: readonly Buffer[],
  id: number,
  namespace: string,
): Buffer {
  const rest = encode({ id: Long.fromNumber(id), ns: namespace }).subarray(4);
  let size = 5;
  documents.forEach((document, i) => (size += elementHead(i).length + document.length));
  const cursorSize = 4 + 1 + batch.length + 1 + size + rest.length;
  const reply = Buffer.allocUnsafe(4 + 8 + cursorSize + OK.length);
  let at = reply.writeInt32LE(reply.length, 0);
  at = reply.writeUInt8(BsonType.object, at);
  at += reply.write('cursor\0', at);
  at = reply.writeInt32LE(cursorSize, at);
  at = reply.writeUInt8(BsonType.array, at);
  at += reply.write(`${batch}\0`, at);
  at = reply.writeInt32LE(size, at);
  documents.forEach((document, i) => {
    at += elementHead(i).copy(reply, at);
    at += document.copy(reply, at);
  });
  at = reply.writeUInt8(0, at);
  at += rest.copy(reply, at);
  OK.copy(reply, at);
  return reply;
}
