import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { successor } from './bson/order-key.js';
import { systemError } from './errors.js';
import { DATA_FILE, openEnvironment } from './storage/environment.js';
import { idPrefix } from './storage/keys.js';
import { Store } from './storage/store.js';

const PROGRAM = fileURLToPath(new URL('./check-program.js', import.meta.url));
/** How the program ends when the data could not be looked at: it says why, in the system's word. */
export const NOT_DAMAGED = 2;
const ahead = new Map<string, Promise<void>>();

/**
 * Looks whether the data of a folder are whole, in a process of its own: LMDB ends a process where it finds its pages in
 * disorder, without a word that a person would understand.
 * @throws one clause for the person at the terminal when parts are gone or cannot be read
 */
export async function checkFolder(folder: string): Promise<void> {
  const begun = ahead.get(folder);
  ahead.delete(folder);
  try {
    if (begun !== undefined) {
      await begun;
      return;
    }
  } catch {
    // Somebody may have had the folder at that time, and written while it was looked at.
  }
  await checkApart(folder);
}

/** Begins with it for a folder that is going to be opened, while the rest of the program is still being read. */
export function checkAhead(folder: string): void {
  if (!existsSync(folder)) return;
  const begun = checkApart(folder);
  begun.catch(() => undefined);
  ahead.set(realpathSync(folder), begun);
}

async function checkApart(folder: string): Promise<void> {
  if (!existsSync(join(folder, DATA_FILE))) return;
  // Tests run the sources, which plain Node does not.
  if (!existsSync(PROGRAM)) return checkHere(folder);
  const child = spawn(process.execPath, [PROGRAM, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (status === NOT_DAMAGED) throw systemError(said, said);
  if (signal === 'SIGKILL' || signal === 'SIGTERM')
    throw systemError('EKILLED', `the look at it was ended by ${signal}`);
  if (status !== 0) throw new Error(said || 'data.mdb is damaged');
}

/** Opens the folder, looks, and closes it again. */
export async function checkHere(folder: string): Promise<void> {
  const environment = openEnvironment(folder);
  try {
    checkIntegrity(new Store(environment));
  } finally {
    await environment.close();
  }
}

/** Throws when documents, their `_id` entries and the counter disagree: parts of the data file are gone. */
function checkIntegrity(store: Store): void {
  const { records, entries } = store.tables;
  for (const collection of store.catalog.all()) {
    const held = [records, entries].map((table, i) => {
      const prefix = idPrefix(i === 0 ? collection.id : (collection.indexes[0]?.id ?? 0));
      return table.getKeysCount({ start: prefix, end: successor(prefix) });
    });
    if (held.some((number) => number !== store.total(collection)))
      throw new Error(`parts of ${collection.namespace} are missing; restore the folder from a backup`);
  }
}
