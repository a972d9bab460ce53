import { realpathSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { encode } from './bson/raw.js';
import { checkFolder } from './check.js';
import { type Counts, deleteMany } from './commands/change.js';
import { Cursors } from './commands/cursors.js';
import { answerOn } from './commands/dispatch.js';
import { Transactions } from './commands/transactions.js';
import { isDamage, StoreUnreadableError, systemError, unusable } from './errors.js';
import { lockFolder } from './folder-lock.js';
import { compileFilter } from './query/filter.js';
import { lockOpening, type RunningStore } from './running-store.js';
import { openCompacted } from './snapshot.js';
import { clearGarbage } from './storage/build-index.js';
import type { Environment } from './storage/environment.js';
import { Store } from './storage/store.js';
import { listen } from './wire/listen.js';

export interface EmbeddedStore extends RunningStore {
  /** Deletes what TTL indexes say has expired (the store does so every minute, too); gives the number. */
  sweepExpired(now?: number): Promise<number>;
}

const MINUTE = 60_000;
/** LMDB kills a process when its table of readers is full. */
const LEAST_FREE_BYTES = 65_536;

/**
 * Opens the folder (made, for its owner only, if missing), locks it and serves it on a unix socket.
 * Throws StoreInUseError or StoreUnreadableError.
 */
export async function startEmbeddedStore(options: { folder: string }): Promise<EmbeddedStore> {
  const wanted = resolve(options.folder);
  const unlock = await lockFolder(wanted);
  const folder = realpathSync(wanted);
  let environment: Environment | undefined;
  let opened: (() => void) | undefined;
  try {
    opened = await lockOpening(folder);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < LEAST_FREE_BYTES) throw systemError('ENOSPC', 'the disk is full');
    await checkFolder(folder);
    environment = await openCompacted(folder);
    // From now on, whoever opens the data asks the store to let writes wait.
    return await serveFolder(folder, environment, unlock);
  } catch (error) {
    await environment?.close();
    unlock();
    if (error instanceof StoreUnreadableError) throw error;
    if (!isDamage(error)) throw unusable(folder, error);
    throw new StoreUnreadableError(`The data in ${folder} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    opened?.();
  }
}

async function serveFolder(folder: string, environment: Environment, unlock: () => void): Promise<EmbeddedStore> {
  const store = new Store(environment);
  const fresh = store.catalog.all().length === 0;
  const cursors = new Cursors();
  const transactions = new Transactions(store, cursors);
  const { answer, settled } = answerOn(transactions, cursors);
  const listener = await listen(folder, answer);
  let clearing = clearGarbage(store).catch(() => undefined);
  const timer = setInterval(() => {
    cursors.dropIdle();
    clearing = sweepExpired(store).then(undefined, () => undefined);
  }, MINUTE).unref();
  return {
    uri: listener.uri,
    fresh,
    sweepExpired: (now) => sweepExpired(store, now),
    async close() {
      clearInterval(timer);
      await listener.close();
      transactions.close();
      cursors.close();
      await Promise.all([settled(), clearing]);
      await environment.close();
      unlock();
    },
  };
}

/** Deletes documents that have expired by a TTL index (of one field). */
async function sweepExpired(store: Store, now = Date.now()): Promise<number> {
  const counts: Counts = { matched: 0, changed: 0 };
  for (const { namespace, indexes } of store.catalog.all())
    for (const { spec, fields } of indexes) {
      const seconds: unknown = spec['expireAfterSeconds'];
      const [field, another] = fields;
      if (seconds === undefined || field === undefined || another !== undefined) continue;
      const oldest = new Date(now - Number(seconds) * 1000);
      await deleteMany(store, namespace, compileFilter(encode({ [field.path.text]: { $lt: oldest } })), counts);
    }
  return counts.changed;
}
