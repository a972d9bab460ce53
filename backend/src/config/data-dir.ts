import { constants } from 'node:fs';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
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
  const key = (await keptKey(file)) ?? (await makeKey(file, settings));
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

/** Of several who start together one gives the key its name, when it is whole; all of them then read the same one. */
async function makeKey(file: string, { DATA_DIR }: Settings): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    await link(draft, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingsError(`DATA_DIR "${DATA_DIR}" cannot be written.`, { cause });
    }
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
