import { closeSync, linkSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../common/disk.js';
import { requireStore } from '../database/index.js';
import { copyStore, DATA } from '../database/store-files.js';
import { BackupError, pack } from './packing.js';
import { makeWorkFolder, PACKED, removeLeftOvers, removingAfterwards } from './work-folders.js';

/** File systems without hard links, such as those of USB sticks, answer with one of these errors. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Writes everything the embedded store keeps, files included, into one file, also while the product runs. It is verified
 * before it gets its name, readable by its owner only and never overwrites another file.
 * @param folder the store's
 * @param recipient an age public key, to encrypt it for
 * @throws SettingsError where there is no store, and BackupError where there is no folder for the file
 */
export async function writeBackup(folder: string, file: string, recipient?: string): Promise<void> {
  requireStore(folder);
  // The copy that anybody could read stays beside the store: the backup may go to a foreign disk.
  const [here, there] = [dirname(folder), dirname(file)];
  for (const place of new Set([here, there])) await removeLeftOvers(place);
  requireFreePath(file);
  await removingAfterwards(async (paths) => {
    const target = makeTarget(there);
    paths.add(target);
    const copy = makeWorkFolder(here);
    paths.add(copy);
    await copyStore(folder, copy);
    await pack(join(copy, DATA), join(target, PACKED), recipient);
    moveInto(join(target, PACKED), file);
    syncToDisk(there);
  });
}

function makeTarget(within: string): string {
  try {
    return makeWorkFolder(within);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new BackupError(`There is no folder ${within}.`, { cause });
  }
}

/** Refuses a name that is taken at once, not after the work. */
function requireFreePath(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  const code = found.isDirectory() ? 'EISDIR' : 'EEXIST';
  throw Object.assign(new Error(`${code}: ${path}`), { code, path });
}

/** Gives the packed file its name in one step, unless a file has it: of two backups to one name, one fails. */
function moveInto(packed: string, file: string): void {
  try {
    linkSync(packed, file);
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    closeSync(openSync(file, 'wx', 0o600));
    renameSync(packed, file);
  }
}
