import { join } from 'node:path';
import type { Settings } from '../config/index.js';

/** Where the embedded store lies. */
export function folderOf({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'store');
}
