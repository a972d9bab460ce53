import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes a file, or a folder's entries, to disk, so that a new or renamed file survives a power cut. */
export function syncToDisk(path: string): void {
  // Windows syncs neither folders nor files that were opened to be read.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

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
