import type { Connection } from 'mongoose';
import { type Settings, settingsOfProcess } from '../config/index.js';
import { connectNow, makeConnection, type Store } from '../database/index.js';
import { printOutcome } from './outcome.js';

type Db = NonNullable<Connection['db']>;

/**
 * Runs a command of the terminal on the store the settings name.
 * @param open `joinStore` where the product may run meanwhile, `openStore` where it must not
 * @param work gets the database; what it returns is printed
 */
export function runOnStore(
  open: (settings: Settings) => Promise<Store>,
  work: (db: Db, settings: Settings) => Promise<string>,
): void {
  printOutcome(run(open, work));
}

async function run(
  open: (settings: Settings) => Promise<Store>,
  work: (db: Db, settings: Settings) => Promise<string>,
): Promise<string> {
  const settings = settingsOfProcess();
  const store = await open(settings);
  const connection = makeConnection();
  try {
    await connectNow(connection, store.uri);
    if (connection.db === undefined) throw new Error('The store has no database.');
    return await work(connection.db, settings);
  } finally {
    await connection.close();
    await store.close();
  }
}
