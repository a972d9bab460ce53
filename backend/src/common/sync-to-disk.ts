import { closeSync, fsyncSync, openSync } from 'node:fs';

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
