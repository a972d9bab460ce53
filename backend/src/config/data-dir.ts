import { accessSync, constants, statSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder, syncToDisk } from '../common/disk.js';
import { type Settings, SettingsError } from './settings.js';

/**
 * Makes sure a folder (DATA_DIR, or one in it) can be used, by this user alone; one that is missing is made so.
 * @throws SettingsError with one sentence when it cannot
 */
export function openDataDir(folder: string): void {
  try {
    makeFolder(folder);
    requirePrivate(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new SettingsError(`DATA_DIR "${folder}" is a file, but a folder is needed.`, { cause });
    throw new SettingsError(`This user cannot read and write DATA_DIR "${folder}".`, { cause });
  }
}

/**
 * Passports, CVs and the key lie there: others on this machine may neither read them nor put something in their place.
 * @throws SettingsError with what to do about a folder or file that belongs to somebody else or is open to others
 */
export function requirePrivate(path: string): void {
  const user = process.getuid?.();
  // Windows keeps its permissions elsewhere.
  if (user === undefined) return;
  const stats = statSync(path);
  if (stats.uid !== user)
    throw new SettingsError(
      `"${path}" belongs to another user: start as that user, or give it to this one with: chown -R ${user} "${path}"`,
    );
  if ((stats.mode & 0o077) !== 0)
    throw new SettingsError(
      `"${path}" is open to other users of this machine: close it with: chmod ${stats.isDirectory() ? 700 : 600} "${path}" ` +
        '(where that has no effect, set DATA_DIR to a folder on another file system)',
    );
}

type KeySettings = Pick<Settings, 'JWT_SECRET' | 'DATA_DIR'>;

/**
 * The key that signs tokens: JWT_SECRET, or a random one made once and kept in DATA_DIR, readable by its owner only.
 * @returns at least 32 characters
 * @throws SettingsError when DATA_DIR cannot be used
 */
export async function signingKey(settings: KeySettings): Promise<string> {
  if (settings.JWT_SECRET) return settings.JWT_SECRET;
  openDataDir(settings.DATA_DIR);
  const file = join(settings.DATA_DIR, 'jwt-secret');
  const key = (await keptKey(file)) ?? (await makeKey(file, settings));
  requirePrivate(file);
  if (key.length < 32) throw new SettingsError(`The key in "${file}" is too short: remove the file to make a new one.`);
  return key;
}

async function keptKey(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** If several processes start at once, one links the complete key file into place and all read that one. */
async function makeKey(file: string, { DATA_DIR }: KeySettings): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    await link(draft, file);
    syncToDisk(DATA_DIR);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingsError(`DATA_DIR "${DATA_DIR}" cannot be written.`, { cause });
    }
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/** Derives one key per purpose: a leak of one does not compromise the others. */
export async function derivedKey(settings: KeySettings, purpose: string): Promise<string> {
  return createHmac('sha256', await signingKey(settings))
    .update(purpose)
    .digest('base64url');
}
