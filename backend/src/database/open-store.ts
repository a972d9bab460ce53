import { join } from 'node:path';
import type { Settings } from '../config/index.js';
import { startEmbeddedStore } from './embedded/index.js';

/** Where the product keeps its records, whichever kind of store that is. */
export interface Store {
  readonly uri: string;
  /** Nothing was ever kept in it. */
  readonly fresh: boolean;
  close(): Promise<void>;
}

/**
 * The MongoDB that MONGODB_URI names; without one, the embedded store in DATA_DIR.
 * @throws one sentence for the person at the terminal when the embedded store is in use or cannot be read
 */
export async function openStore({ MONGODB_URI, DATA_DIR }: Settings): Promise<Store> {
  if (MONGODB_URI) return { uri: MONGODB_URI, fresh: false, close: () => Promise.resolve() };
  return startEmbeddedStore({ folder: join(DATA_DIR, 'store') });
}
