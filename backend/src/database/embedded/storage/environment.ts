import { chmodSync, closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, open, type RootDatabase, type Transaction } from 'lmdb';
import { syncToDisk } from '../../../common/disk.js';
import { CommandError } from '../errors.js';
import { DATA } from '../running-store.js';
import { WriteConflict } from './claims.js';

/** One ordered table of bytes. */
type Table = Database<Buffer, Buffer>;

/** The tables as they were at one moment, for reads that take several turns. */
export type Snapshot = Transaction & { use(): void };

/** The four tables of a store, in one LMDB environment, so that one transaction covers them all. */
export interface Environment {
  readonly meta: Table;
  readonly records: Table;
  readonly entries: Table;
  readonly counters: Table;
  /** Runs `action` in a write transaction; resolves when it is on disk. Actions of one turn share one sync. */
  write<T>(action: () => T): Promise<T>;
  /** A snapshot of the tables; `done` releases it. */
  snapshot(): Snapshot;
  /** The part of the data file that is in use, from 0 to 1, and the size of the file in bytes. */
  usage(): { used: number; size: number };
  close(): Promise<void>;
}

const TABLE = { encoding: 'binary', keyEncoding: 'binary' } as const;
const NAMES = ['meta', 'records', 'entries', 'counters'] as const;
/** Opens (or makes) the data file in a folder. Throws what LMDB throws when it is not readable. */
export function openEnvironment(folder: string): Environment {
  const path = join(folder, DATA);
  const isNew = !existsSync(path);
  if (!isNew) prepareDataFile(path);
  const options = { overlappingSync: false, eventTurnBatching: false, maxDbs: 8, maxReaders: 512 };
  const root = open<Buffer, Buffer>({ path, ...options, ...TABLE });
  chmodSync(path, 0o600);
  const { ino } = statSync(path);
  if (isNew) syncToDisk(folder);
  requireTables(root);
  const table = (name: (typeof NAMES)[number]) => root.openDB<Buffer, Buffer>({ name, ...TABLE });
  const tables = {
    meta: table('meta'),
    records: table('records'),
    entries: table('entries'),
    counters: table('counters'),
  };
  return {
    ...tables,
    async write(action) {
      requireInPlace(path, ino);
      return root.childTransaction(action).catch(rejectedWrite);
    },
    snapshot: () => root.useReadTransaction() as Snapshot,
    usage() {
      const all = root.getStats() as Stats;
      const parts = [all.root, all.free, ...Object.values(tables).map((each) => each.getStats() as Pages)];
      const used = parts.reduce((sum, part) => sum + pagesOf(part), 2);
      return { used: used / (all.lastPageNumber + 1), size: (all.lastPageNumber + 1) * all.pageSize };
    },
    close: () => root.close(),
  };
}

/** What is written to a file that was removed or moved meanwhile is gone with this process: nobody may be told that it is kept. */
function requireInPlace(path: string, ino: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.ino === ino) return;
  throw new CommandError('OutOfDiskSpace', `nothing was written: ${path} was removed or moved`);
}

interface Pages {
  readonly treeBranchPageCount: number;
  readonly treeLeafPageCount: number;
  readonly overflowPages: number;
}

interface Stats {
  readonly root: Pages;
  readonly free: Pages;
  readonly lastPageNumber: number;
  readonly pageSize: number;
}

function pagesOf({ treeBranchPageCount, treeLeafPageCount, overflowPages }: Pages): number {
  return treeBranchPageCount + treeLeafPageCount + overflowPages;
}

/**
 * LMDB creates missing tables, so damaged data could look like a new store. Only an interrupted first start leaves some
 * of the tables, and those are empty.
 */
function requireTables(root: RootDatabase<Buffer, Buffer>): void {
  const there = [...root.getKeys({})].map((key) => key.toString().replace(/\0$/, ''));
  if (NAMES.every((name) => there.includes(name))) return;
  if (there.some((name) => root.openDB<Buffer, Buffer>({ name, ...TABLE }).getKeysCount({ limit: 1 }) > 0))
    throw new Error('parts of data.mdb are missing');
}

/** LMDB reports why a commit failed in a second promise; a client must be told of a full disk. */
async function rejectedWrite(error: Error & { commitError?: Promise<never> }): Promise<never> {
  if (error instanceof CommandError || error instanceof WriteConflict) throw error;
  const cause: unknown = await Promise.resolve(error.commitError).then(
    () => error,
    (reason: unknown) => reason,
  );
  const message = cause instanceof Error ? cause.message : String(cause);
  const codeName = /space|quota|File too large|MAP_FULL|Input\/output/i.test(message)
    ? 'OutOfDiskSpace'
    : 'InternalError';
  throw new CommandError(codeName, `nothing was written: ${message}`);
}

const MAGIC = 0xbeefc0de;
const HEAD = 24;
const LARGEST_PAGE = 65_536;

/** Reads from one of LMDB's two header pages its page size, and the length of a file whose pages are all in use. */
function header(bytes: Buffer, at: number): { pageSize: number; length: number } | undefined {
  if (bytes.length < at + HEAD + 128 || bytes.readUInt32LE(at + HEAD) !== MAGIC) return undefined;
  const pageSize = bytes.readUInt32LE(at + HEAD + 24);
  return { pageSize, length: (Number(bytes.readBigUInt64LE(at + HEAD + 120)) + 1) * pageSize };
}

/**
 * LMDB maps the file into memory, and reading beyond the end of a file that was cut off would kill the process.
 * So a short file gets its length back: the pages that are gone are empty then, which LMDB reports as an error.
 */
function prepareDataFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) return;
    const bytes = Buffer.alloc(Math.min(size, LARGEST_PAGE * 2));
    readSync(handle, bytes, 0, bytes.length, 0);
    const first = header(bytes, 0);
    if (first === undefined) throw new Error('data.mdb is damaged or not a data file of this program');
    const wanted = Math.max(first.length, header(bytes, first.pageSize)?.length ?? 0);
    if (size < wanted) ftruncateSync(handle, wanted);
  } finally {
    closeSync(handle);
  }
}
