import { join } from 'node:path';
import type { Settings } from '../config/index.js';
import { checkAhead } from './embedded/check.js';

/** Where the embedded store lies. */
export function folderOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'store');
}

/** Begins to look at the embedded store, if that is what these settings use, before anything needs it. */
export function lookAhead(settings: Pick<Settings, 'DATA_DIR' | 'MONGODB_URI'>): void {
  if (!settings.MONGODB_URI) checkAhead(folderOf(settings));
}
