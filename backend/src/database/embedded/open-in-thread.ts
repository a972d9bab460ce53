import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StoreInUseError, StoreUnreadableError } from './errors.js';
import type { RunningStore } from './running-store.js';

/** The thread's only message: the store's address, or why it cannot be opened. An error loses its class. */
export type Opened = Pick<RunningStore, 'uri' | 'fresh'> | { readonly failed: string; readonly message: string };

const PROGRAM = fileURLToPath(new URL('./store-thread.js', import.meta.url));
/** Its documents are bytes outside the heap; what it makes of them is short-lived. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/**
 * Opens the embedded store of a folder in a thread of its own: a search through many records or a new index does not hold
 * up what needs no record, such as a page, and a second processor is used.
 * @throws StoreInUseError or StoreUnreadableError
 */
export async function openInThread(folder: string): Promise<RunningStore> {
  if (!existsSync(PROGRAM)) return openHere(folder);
  const thread = new Worker(PROGRAM, { workerData: folder, resourceLimits: LIMITS });
  const ended = once(thread, 'exit');
  const [opened] = (await once(thread, 'message')) as [Opened];
  if ('failed' in opened)
    throw opened.failed === StoreInUseError.name
      ? new StoreInUseError(opened.message)
      : new StoreUnreadableError(opened.message);
  const close = async (): Promise<void> => {
    thread.postMessage('close');
    await ended;
  };
  return { ...opened, close };
}

/** Tests run the sources, which a thread of plain Node does not. */
async function openHere(folder: string): Promise<RunningStore> {
  const { startEmbeddedStore } = await import('./index.js');
  return startEmbeddedStore({ folder });
}
