import { join } from 'node:path';

/** The repository's root, seen from `backend/faults/dist/support`. */
export const ROOT = join(import.meta.dirname, '../../../..');
/** What `npm run start:prod` runs, and the rest of the built backend. */
export const DIST = join(ROOT, 'backend/dist');
/** Preloaded into a product that is to be harmed from within. */
export const HARM = join(import.meta.dirname, 'harm.js');
