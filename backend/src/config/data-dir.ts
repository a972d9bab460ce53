import { constants } from 'node:fs';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Settings, SettingsError } from './settings.js';

/**
 * Makes sure DATA_DIR can be used.
 * @throws SettingsError with one sentence when it cannot be made, read or written
 */
async function openDataDir(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new SettingsError(`DATA_DIR "${folder}" cannot be read and written by this user.`, { cause });
  }
}

/**
 * The key that signs tokens: JWT_SECRET, or a random one made once and kept in DATA_DIR, readable by its owner only.
 * @returns at least 32 characters
 * @throws SettingsError when DATA_DIR cannot be used
 */
export async function signingKey(settings: Settings): Promise<string> {
  if (settings.JWT_SECRET) return settings.JWT_SECRET;
  await openDataDir(settings.DATA_DIR);
  const file = join(settings.DATA_DIR, 'jwt-secret');
  try {
    // "wx" lets one of two processes that start together make the key; both then read the same one.
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingsError(`DATA_DIR "${settings.DATA_DIR}" cannot be written.`, { cause });
    }
  }
  const key = await readFile(file, 'utf8');
  if (key.length < 32) throw new SettingsError(`The key in "${file}" is too short: remove the file to make a new one.`);
  return key;
}
