import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requirePrivate, type Settings, SettingsError } from '../config/index.js';
import { hasStore } from './embedded/running-store.js';

/** The folder of the embedded store. */
export function folderOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'store');
}

/**
 * The same for a command, which must run as the owner: files that root left there could no longer be opened by the
 * product.
 * @throws SettingsError where DATA_DIR or the store belongs to somebody else or is open to others
 */
export function ownFolderOf(settings: Pick<Settings, 'DATA_DIR'>): string {
  const folder = folderOf(settings);
  for (const path of [settings.DATA_DIR, folder]) if (existsSync(path)) requirePrivate(path);
  return folder;
}

/**
 * A command that made a store of its own would say that it has done its work, and the product would know nothing of it.
 * @throws SettingsError where no store is in its folder
 */
export function requireStore(folder: string): void {
  if (hasStore(folder)) return;
  throw new SettingsError(
    `There is no store in ${folder}: set DATA_DIR as it is set for the product, or start the product first.`,
  );
}
