import { closeSync, constants, ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../common/disk.js';
import { StoreInUseError, unusable } from './errors.js';
import { lockedWithin } from './file-lock.js';
import { isStoreRunning } from './running-store.js';

/** The process that holds a folder, as a refusal names it. Its id means nothing in another container. */
interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** A killed process holds its files until its last thread has ended: a start right after a kill is not refused. */
const DYING_MS = 500;

/** Undefined where it was never written or only half: it is told, not relied on. */
function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the folder if missing and takes it for this process; the answer gives it back. The lock is the system's, on the
 * owner record: it holds whatever the others' pid namespaces are, and the kernel releases it when this process dies.
 * @throws StoreInUseError or StoreUnreadableError
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'owner.json');
  let handle: number | undefined;
  try {
    makeFolder(folder);
    handle = await lockedWithin(DYING_MS, file, constants.O_RDWR | constants.O_CREAT);
    // Not every system has such a lock; but a store that runs always listens.
    if (handle === undefined || (await isStoreRunning(folder))) throw inUse(folder, readOwner(file));
    ftruncateSync(handle);
    writeSync(handle, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner), 0);
  } catch (error) {
    if (handle !== undefined) closeSync(handle);
    throw error instanceof StoreInUseError ? error : unusable(folder, error);
  }
  const held = handle;
  return () => {
    // The file stays. If it were removed while others are about to lock it, two of them could hold the lock, each of another file.
    ftruncateSync(held);
    closeSync(held);
  };
}

function inUse(folder: string, owner: Owner | undefined): StoreInUseError {
  const where = owner?.host === hostname() || owner?.host === undefined ? '' : ` on ${owner.host}`;
  const who = owner ? ` (process ${owner.pid}${where})` : '';
  return new StoreInUseError(
    `The data folder ${folder} is in use by another running program${who}; stop it first or choose another folder.`,
  );
}
