import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { syncToDisk } from '../../common/disk.js';
import { checkFolder, copyFolder, requireAccess } from './check.js';
import { isDamage, StoreUnreadableError, unusable } from './errors.js';
import { lockFolder } from './folder-lock.js';
import { DATA } from './running-store.js';
import { type Environment, openEnvironment } from './storage/environment.js';

/** New data are prepared in this folder. The next start removes what a kill leaves in it. */
const ASIDE = '.replacing';
/** Smaller files are not compacted automatically. */
const LEAST_BYTES = 16 * 1024 * 1024;

/**
 * Copies a store as it is at one moment, also while another process writes to it: LMDB's readers see what was committed
 * when they began, and every write was committed before it was acknowledged. Deleted records are not in the copy.
 * @param into an empty folder, which is a store itself afterwards
 * @throws StoreUnreadableError when this user may not read the store, and when the copy is not whole
 */
export async function copyStore(folder: string, into: string): Promise<void> {
  try {
    requireAccess(folder);
  } catch (cause) {
    throw unusable(folder, cause);
  }
  try {
    await copyFolder(folder, into);
  } catch (cause) {
    throw isDamage(cause) ? notWhole(folder, cause) : cause;
  }
}

/**
 * Checks a folder that somebody put a data file into.
 * @throws StoreUnreadableError when that is no store or parts of it are missing
 */
export async function requireIntact(folder: string): Promise<void> {
  try {
    await checkFolder(folder);
  } catch (cause) {
    throw isDamage(cause) ? notWhole(folder, cause) : unusable(folder, cause);
  }
}

function notWhole(folder: string, cause: unknown): StoreUnreadableError {
  return new StoreUnreadableError(`The data in ${folder} are not whole: ${(cause as Error).message}.`, { cause });
}

/**
 * Replaces the data of a store, which must not be open.
 * @param fill puts them into an empty folder; where that fails, nothing is changed
 * @throws StoreInUseError, and whatever `fill` throws
 */
export async function replaceStore(folder: string, fill: (into: string) => Promise<void>): Promise<void> {
  const unlock = await lockFolder(resolve(folder));
  try {
    await replaceData(folder, fill);
  } finally {
    unlock();
  }
}

/** The same for a caller that already holds the folder. */
async function replaceData(folder: string, fill: (into: string) => Promise<void>): Promise<void> {
  const into = join(folder, ASIDE);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { mode: 0o700 });
  try {
    await fill(into);
    syncToDisk(join(into, DATA));
    // The lock file describes readers of the old file.
    rmSync(join(folder, `${DATA}-lock`), { force: true });
    renameSync(join(into, DATA), join(folder, DATA));
    syncToDisk(folder);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/**
 * Writes the data file of a store that nobody has open anew, without the space that is free in it: what was deleted
 * cannot be read there any more.
 * @returns the sizes before and after, in bytes
 * @throws StoreInUseError, and StoreUnreadableError for a store that is not whole
 */
export async function compactStore(folder: string): Promise<{ before: number; after: number }> {
  const size = () => statSync(join(folder, DATA)).size;
  const before = size();
  await replaceStore(folder, async (into) => {
    await requireIntact(folder);
    await copyStore(folder, into);
  });
  return { before, after: size() };
}

/** Opens a folder that is locked and checked, compacting it first if half or more of its file is free. */
export async function openCompacted(folder: string): Promise<Environment> {
  rmSync(join(folder, ASIDE), { recursive: true, force: true });
  const environment = openEnvironment(folder);
  const { used, size } = environment.usage();
  if (used > 0.5 || size < LEAST_BYTES) return environment;
  await environment.close();
  // Without room for a second file it is not compacted: that must not prevent the start.
  await replaceData(folder, (into) => copyFolder(folder, into, 'held')).catch(() => undefined);
  return openEnvironment(folder);
}
