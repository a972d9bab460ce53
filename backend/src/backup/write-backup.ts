import { closeSync, openSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../common/sync-to-disk.js';
import { copyStore, DATA, hasStore } from '../database/store-files.js';
import { BackupError } from './backup-error.js';
import { pack } from './packing.js';
import { makeWorkFolder, PACKED, removeLeftOvers, removingAfterwards } from './work-folders.js';

/**
 * Writes everything the embedded store keeps, files included, into one file, also while the product runs. It is verified
 * before it is renamed into place, readable by its owner only and never overwrites another file.
 * @param folder the store's
 * @param recipient an age public key, to encrypt it for
 * @throws BackupError where there is no store or no folder for the file
 */
export async function writeBackup(folder: string, file: string, recipient?: string): Promise<void> {
  if (!hasStore(folder)) throw new BackupError(`There is no store in ${folder}.`);
  // The copy that anybody could read stays beside the store: the backup may go to a foreign disk.
  const [here, there] = [dirname(folder), dirname(file)];
  for (const place of new Set([here, there])) await removeLeftOvers(place);
  await removingAfterwards(async (paths) => {
    reserve(file);
    paths.add(file);
    const copy = makeWorkFolder(here);
    paths.add(copy);
    await copyStore(folder, copy);
    const target = makeWorkFolder(there);
    paths.add(target);
    await pack(join(copy, DATA), join(target, PACKED), recipient);
    renameSync(join(target, PACKED), file);
    paths.delete(file);
    syncToDisk(there);
  });
}

/** Reserves the name: of two backups to the same name one fails, and no existing file is touched. */
function reserve(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new BackupError(`There is no folder ${dirname(file)}.`, { cause });
  }
}
