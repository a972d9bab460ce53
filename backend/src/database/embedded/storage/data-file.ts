import { existsSync, ftruncateSync, openSync, closeSync, fstatSync, readSync } from 'node:fs';

const MAGIC = 0xbeefc0de;
const HEAD = 24;
const LARGEST_PAGE = 65_536;

/** What one of LMDB's two header pages says: its page size, the last page in use and the transaction it belongs to. */
function header(bytes: Buffer, at: number) {
  if (bytes.length < at + HEAD + 136 || bytes.readUInt32LE(at + HEAD) !== MAGIC) return undefined;
  return {
    pageSize: bytes.readUInt32LE(at + HEAD + 24),
    lastPage: Number(bytes.readBigUInt64LE(at + HEAD + 120)),
    transaction: Number(bytes.readBigUInt64LE(at + HEAD + 128)),
  };
}

/**
 * LMDB maps the file into memory, and reading beyond the end of a file that was cut off would kill the process.
 * So a short file gets its length back: the pages that are gone are empty then, which LMDB reports as an error.
 * Throws for a file that is not LMDB's.
 */
export function prepareDataFile(file: string): void {
  if (!existsSync(file)) return;
  const handle = openSync(file, 'r+');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) return;
    const bytes = Buffer.alloc(Math.min(size, LARGEST_PAGE * 2));
    readSync(handle, bytes, 0, bytes.length, 0);
    const first = header(bytes, 0);
    if (first === undefined) throw new Error('data.mdb is damaged or not a data file of this program');
    const second = header(bytes, first.pageSize);
    const last = second && second.transaction > first.transaction ? second : first;
    const wanted = (last.lastPage + 1) * last.pageSize;
    if (size < wanted) ftruncateSync(handle, wanted);
  } finally {
    closeSync(handle);
  }
}
