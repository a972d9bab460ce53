import { crc32 } from 'node:zlib';
import { successor } from '../bson/order-key.js';
import { CommandError } from '../errors.js';
import type { Table } from './environment.js';
import { idPrefix, recordKey, recordOf } from './keys.js';

const CHECKSUM = 4;

/** The documents: raw BSON, each with a checksum, so that a damaged one is never taken for a sound one. */
export class Records {
  constructor(private readonly table: Table) {}

  get(collection: number, record: number): Buffer | undefined {
    const stored = this.table.get(recordKey(collection, record));
    return stored && verified(stored);
  }

  /** In a write transaction. */
  put(collection: number, record: number, document: Buffer): void {
    const stored = Buffer.allocUnsafe(document.length + CHECKSUM);
    document.copy(stored);
    stored.writeUInt32LE(crc32(document), document.length);
    void this.table.put(recordKey(collection, record), stored);
  }

  /** In a write transaction. */
  remove(collection: number, record: number): void {
    void this.table.remove(recordKey(collection, record));
  }

  /** Documents after a record, in natural order, at most `limit`. */
  after(collection: number, record: number, limit: number, offset: number): { record: number; document: Buffer }[] {
    const range = { start: recordKey(collection, record + 1), end: successor(idPrefix(collection)), limit, offset };
    return Array.from(this.table.getRange(range), ({ key, value }) => ({
      record: recordOf(key),
      document: verified(value),
    }));
  }

  count(collection: number): number {
    return this.table.getKeysCount({ start: idPrefix(collection), end: successor(idPrefix(collection)) });
  }

  last(collection: number): number {
    const prefix = idPrefix(collection);
    const [last] = this.table.getKeys({ start: successor(prefix), end: prefix, reverse: true, limit: 1 });
    return last === undefined ? 0 : recordOf(last);
  }
}

function verified(stored: Buffer): Buffer {
  const document = stored.subarray(0, stored.length - CHECKSUM);
  if (stored.length < CHECKSUM || crc32(document) !== stored.readUInt32LE(document.length))
    throw new CommandError('DataCorruption', 'a stored document is damaged: restore the data folder from a backup');
  return document;
}
