import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root, seen from `backend/bench/dist`. */
export const ROOT = join(import.meta.dirname, '../../..');
/** What `npm run start:prod` runs, and the options it gives to Node. */
export const PRODUCT = join(ROOT, 'backend/dist/main.js');
export const PRODUCT_FLAGS = flagsOf('start:prod');

function flagsOf(script: string): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  return manifest.scripts[script]?.match(/(?<= )--\S+/g) ?? [];
}
