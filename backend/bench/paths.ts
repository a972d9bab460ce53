import { join } from 'node:path';

/** The repository's root, seen from `backend/bench/dist`. */
export const ROOT = join(import.meta.dirname, '../../..');
/** What `npm run start:prod` runs. */
export const PRODUCT = join(ROOT, 'backend/dist/main.js');
