import { requirePrivate, openDataDir, type Settings } from '../config/index.js';
import { StoreInUseError } from './embedded/errors.js';
import { openInThread } from './embedded/open-in-thread.js';
import { type RunningStore, runningStore } from './embedded/running-store.js';
import { folderOf } from './store-folder.js';

/** The store that holds the product's records, whichever kind it is. */
export type Store = RunningStore;

/**
 * The MongoDB that MONGODB_URI names; without one, the embedded store in DATA_DIR.
 * @throws one sentence for the person at the terminal when the embedded store is in use, cannot be read or is not ours
 */
export async function openStore(settings: Settings): Promise<Store> {
  if (settings.MONGODB_URI) return { uri: settings.MONGODB_URI, fresh: false, close: () => Promise.resolve() };
  // Nothing is awaited before the thread begins, because reading the rest of the program then blocks this one.
  openDataDir(settings.DATA_DIR);
  openDataDir(folderOf(settings));
  return openInThread(folderOf(settings));
}

/**
 * The store for a command that runs alongside the product: where the product has the embedded store open, its socket.
 */
export async function joinStore(settings: Settings): Promise<Store> {
  try {
    return await openStore(settings);
  } catch (error) {
    const running = error instanceof StoreInUseError ? runningStore(folderOf(settings)) : undefined;
    if (running === undefined) throw error;
    requirePrivate(running.socket);
    return { uri: running.uri, fresh: false, close: () => Promise.resolve() };
  }
}
