import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts a file, or the names in a folder, on disk: a file that was made or renamed there outlives a power cut. */
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
