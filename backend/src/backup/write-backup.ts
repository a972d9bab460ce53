import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../common/sync-to-disk.js';
import { copyStore, DATA, hasStore } from '../database/store-files.js';
import { BackupError } from './backup-error.js';
import { pack } from './packing.js';

/**
 * Writes everything the embedded store keeps, files included, into one file, also while the product runs. It is verified
 * before it is renamed into place, readable by its owner only and never overwrites another file.
 * @param folder the store's
 * @param recipient an age public key, to encrypt it for
 * @throws BackupError where there is no store or no folder for the file
 */
export async function writeBackup(folder: string, file: string, recipient?: string): Promise<void> {
  if (!hasStore(folder)) throw new BackupError(`There is no store in ${folder}.`);
  await reserve(file);
  const work = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    await copyStore(folder, work);
    await pack(join(work, DATA), join(work, 'packed'), recipient);
    await rename(join(work, 'packed'), file);
    syncToDisk(dirname(file));
  } catch (error) {
    await rm(file);
    throw error;
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Reserves the name: of two backups to the same name one fails, and no existing file is touched. */
async function reserve(file: string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.close();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new BackupError(`There is no folder ${dirname(file)}.`, { cause });
  }
}
