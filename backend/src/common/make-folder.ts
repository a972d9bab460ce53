import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from './sync-to-disk.js';

/**
 * Makes a folder and those above it that are missing, for this user alone. Node's `recursive` would try for ever where the
 * system answers that a folder to be made is not there, as in `/proc`.
 * @throws as `mkdir` does, also if there is a file
 */
export function makeFolder(folder: string): void {
  const above = dirname(folder);
  if (!existsSync(above)) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory();
    if (isThere) return;
    throw error;
  }
  syncToDisk(above);
}
