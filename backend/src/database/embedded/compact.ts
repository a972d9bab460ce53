import { mkdirSync, openSync, closeSync, fsyncSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder } from '../../common/sync-folder.js';
import { checkFolder } from './check.js';
import { DATA_FILE, type Environment, openEnvironment } from './storage/environment.js';

/** A small file is not worth it. */
const LEAST_BYTES = 16 * 1024 * 1024;

/**
 * Writes the data file anew without its free space, in which deleted records can still be read. Nobody may have the
 * folder open. The new file is looked at before it takes the place of the old one, at once: a power cut leaves either.
 * @returns the sizes before and after, in bytes
 */
export async function compact(folder: string): Promise<{ before: number; after: number }> {
  const aside = join(folder, 'compact');
  const [old, made] = [join(folder, DATA_FILE), join(aside, DATA_FILE)];
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  try {
    const environment = openEnvironment(folder);
    await environment.copyTo(made).finally(() => environment.close());
    await checkFolder(aside);
    const handle = openSync(made, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    const sizes = { before: statSync(old).size, after: statSync(made).size };
    renameSync(made, old);
    syncFolder(folder);
    return sizes;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Opens a folder that was looked at; where half of its file or more is free, without that half. */
export async function openCompacted(folder: string): Promise<Environment> {
  const environment = openEnvironment(folder);
  const { used, size } = environment.usage();
  if (used > 0.5 || size < LEAST_BYTES) return environment;
  await environment.close();
  // Where there is no room for a second file it stays as it is: that is no reason not to start.
  await compact(folder).catch(() => undefined);
  return openEnvironment(folder);
}
