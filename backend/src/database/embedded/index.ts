import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { encode } from './bson/raw.js';
import { checkFolder } from './check.js';
import { Cursors } from './commands/cursors.js';
import { answerOn } from './commands/dispatch.js';
import { deleteMany } from './commands/write.js';
import { StoreUnreadableError } from './errors.js';
import { lockFolder } from './folder-lock.js';
import { compileFilter } from './query/filter.js';
import { type Environment, openEnvironment } from './storage/environment.js';
import { Store } from './storage/store.js';
import { listen } from './wire/listen.js';

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
/** Says in a held folder where its store listens; for its owner only. */
const ADDRESS = 'store.uri';

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
    await checkFolder(folder);
    environment = openEnvironment(folder);
    const opened = environment;
    const store = new Store(environment);
    const cursors = new Cursors();
    const listener = await listen(folder, answerOn(store, cursors));
    writeFileSync(join(folder, ADDRESS), listener.uri, { mode: 0o600 });
    const timer = setInterval(() => {
      cursors.dropIdle();
      void sweepExpired(store).catch(() => undefined);
    }, MINUTE).unref();
    return {
      uri: listener.uri,
      fresh: store.catalog.all().length === 0,
      sweepExpired: (now) => sweepExpired(store, now),
      async close() {
        clearInterval(timer);
        rmSync(join(folder, ADDRESS), { force: true });
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

/** Where the store of a folder that is in use listens; undefined when it does not say. */
export function runningStore(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, ADDRESS), 'utf8');
  } catch {
    return undefined;
  }
}

/** Deletes what has had its time by the TTL indexes (of one field each). */
async function sweepExpired(store: Store, now = Date.now()): Promise<number> {
  let deleted = 0;
  for (const { namespace, indexes } of store.catalog.all())
    for (const { spec, fields } of indexes) {
      const seconds: unknown = spec['expireAfterSeconds'];
      const [field, another] = fields;
      if (seconds === undefined || field === undefined || another !== undefined) continue;
      const oldest = new Date(now - Number(seconds) * 1000);
      deleted += await deleteMany(store, namespace, compileFilter(encode({ [field.path.text]: { $lt: oldest } })));
    }
  return deleted;
}
