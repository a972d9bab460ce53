import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { open } from 'lmdb';
import { checkFolder } from './check.js';
import { StoreUnreadableError } from './errors.js';
import { lockFolder } from './folder-lock.js';

/** The file that holds all data of a store. */
export const DATA = 'data.mdb';
/** LMDB's number for its own files; it stands behind a page's head. */
const MAGIC = { at: 24, bytes: Buffer.from('dec0efbe', 'hex') };

/** Whether a folder has been used as a store. */
export function hasStore(folder: string): boolean {
  return existsSync(join(folder, DATA));
}

/**
 * Copies a store as it is at one moment, also while another process writes to it: LMDB's readers see what was committed
 * when they began, and every write was committed before it was acknowledged. Deleted records are not in the copy.
 * @param into an empty folder, which is a store itself afterwards
 * @throws StoreUnreadableError when the copy is not whole
 */
export async function copyStore(folder: string, into: string): Promise<void> {
  const root = open({ path: join(folder, DATA), readOnly: true, maxDbs: 8 });
  try {
    await root.backup(join(into, DATA), true);
  } finally {
    await root.close();
  }
  await mustBeWhole(into);
}

/**
 * Looks at a folder that somebody put a data file into.
 * @throws StoreUnreadableError when that is no store or parts of it are missing
 */
export async function mustBeWhole(folder: string): Promise<void> {
  try {
    if (!isDataFile(join(folder, DATA))) throw new Error('data.mdb is no data file of this program');
    await checkFolder(folder);
  } catch (cause) {
    throw new StoreUnreadableError(`The data in ${folder} are not whole: ${(cause as Error).message}.`, { cause });
  }
}

/**
 * Puts other data into the place of a store's, which nobody may have open meanwhile.
 * @param fill puts them into an empty folder beside it; where that fails, nothing is changed
 * @throws StoreInUseError, and whatever `fill` throws
 */
export async function replaceStore(folder: string, fill: (into: string) => Promise<void>): Promise<void> {
  const unlock = lockFolder(resolve(folder));
  const into = mkdtempSync(join(dirname(resolve(folder)), '.replacing-'));
  try {
    await fill(into);
    syncFile(join(into, DATA));
    // What readers of the old file left behind says nothing about the new one.
    rmSync(join(folder, `${DATA}-lock`), { force: true });
    renameSync(join(into, DATA), join(folder, DATA));
    syncFile(folder);
  } finally {
    rmSync(into, { recursive: true, force: true });
    unlock();
  }
}

function isDataFile(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MAGIC.bytes.length);
    readSync(handle, bytes, 0, bytes.length, MAGIC.at);
    return bytes.equals(MAGIC.bytes);
  } finally {
    closeSync(handle);
  }
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
