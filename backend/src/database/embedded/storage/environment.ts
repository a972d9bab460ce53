import { chmodSync } from 'node:fs';
import { type Database, open } from 'lmdb';
import { CommandError } from '../errors.js';
import { prepareDataFile } from './data-file.js';

/** One ordered table of bytes. */
export type Table = Database<Buffer, Buffer>;

/** The four tables of a store, in one LMDB environment, so that one transaction covers them all. */
export interface Environment {
  readonly meta: Table;
  readonly records: Table;
  readonly entries: Table;
  readonly counters: Table;
  /** Runs `action` in a write transaction; resolves when it is on disk. Actions of one turn share one sync. */
  write<T>(action: () => T): Promise<T>;
  close(): Promise<void>;
}

const TABLE = { encoding: 'binary', keyEncoding: 'binary' } as const;

/** Opens (or makes) the data file in a folder. Throws what LMDB throws when it is not readable. */
export function openEnvironment(folder: string): Environment {
  const path = `${folder}/data.mdb`;
  prepareDataFile(path);
  const root = open<Buffer, Buffer>({ path, overlappingSync: false, eventTurnBatching: false, maxDbs: 8, ...TABLE });
  chmodSync(path, 0o600);
  const table = (name: string) => root.openDB<Buffer, Buffer>({ name, ...TABLE });
  return {
    meta: table('meta'),
    records: table('records'),
    entries: table('entries'),
    counters: table('counters'),
    write: (action) => root.childTransaction(action).catch(rejectedWrite),
    close: () => root.close(),
  };
}

/** LMDB tells why a commit failed in a second promise; a client needs to hear of a full disk. */
async function rejectedWrite(error: Error & { commitError?: Promise<never> }): Promise<never> {
  if (error instanceof CommandError) throw error;
  const cause: unknown = await Promise.resolve(error.commitError).then(
    () => error,
    (reason: unknown) => reason,
  );
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/space|MAP_FULL|Input\/output/i.test(message))
    throw new CommandError('OutOfDiskSpace', `nothing was written: ${message}`);
  throw new CommandError('InternalError', `nothing was written: ${message}`);
}
