import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerOn } from './commands/dispatch.js';
import { Cursors } from './commands/cursors.js';
import { StoreUnreadableError } from './errors.js';
import { sweepExpired } from './expiry.js';
import { lockFolder } from './folder-lock.js';
import { type Environment, openEnvironment } from './storage/environment.js';
import { checkIntegrity } from './storage/integrity.js';
import { announce } from './running-store.js';
import { Store } from './storage/store.js';
import { listen } from './wire/listen.js';

export { runningStore } from './running-store.js';
export { StoreInUseError, StoreUnreadableError } from './errors.js';

export interface EmbeddedStore {
  /** Where a MongoDB client reaches it. */
  readonly uri: string;
  /** Whether the folder held no collection when it was opened. */
  readonly fresh: boolean;
  /** Deletes what TTL indexes say has expired (done every minute by itself); gives the number. */
  sweepExpired(now?: number): Promise<number>;
  /** Ends all connections, finishes what is being written and gives the folder back. */
  close(): Promise<void>;
}

const MINUTE = 60_000;

/**
 * Opens the folder (made, for its owner only, if missing), locks it and serves it on a unix socket.
 * Throws StoreInUseError or StoreUnreadableError.
 */
export async function startEmbeddedStore(options: { folder: string }): Promise<EmbeddedStore> {
  const wanted = resolve(options.folder);
  const unlock = lockFolder(wanted);
  const folder = realpathSync(wanted);
  let environment: Environment | undefined;
  try {
    environment = await openChecked(folder);
    const store = new Store(environment);
    const cursors = new Cursors();
    const listener = await listen(folder, answerOn(store, cursors));
    const withdraw = announce(folder, listener.uri);
    const timer = setInterval(() => {
      cursors.dropIdle();
      void sweepExpired(store).catch(() => undefined);
    }, MINUTE).unref();
    const opened = environment;
    return {
      uri: listener.uri,
      fresh: store.catalog.isEmpty,
      sweepExpired: (now) => sweepExpired(store, now),
      async close() {
        clearInterval(timer);
        withdraw();
        await listener.close();
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    await environment?.close();
    unlock();
    throw new StoreUnreadableError(`The data in ${folder} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Closed after the check: the pages it walked through would count as this process's memory for as long as it runs. */
async function openChecked(folder: string): Promise<Environment> {
  const checked = openEnvironment(folder);
  try {
    checkIntegrity(new Store(checked));
  } finally {
    await checked.close();
  }
  return openEnvironment(folder);
}
