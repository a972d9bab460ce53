import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts the names in a folder on disk: a file that was made or renamed there outlives a power cut. */
export function syncFolder(folder: string): void {
  // Windows does it by itself, and does not open folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
