import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open, type RootDatabase } from 'lmdb';
import { successor } from './bson/order-key.js';
import { systemError } from './errors.js';
import { DATA, hasStore, openAlongside } from './running-store.js';
import { openEnvironment } from './storage/environment.js';
import { idPrefix } from './storage/keys.js';
import { Store } from './storage/store.js';

const PROGRAM = fileURLToPath(new URL('./check-program.js', import.meta.url));
/** Exit code when the data could not be checked; the output is the system's error code. */
export const NOT_DAMAGED = 2;

/**
 * Checks that the data of a folder are whole, in a process of its own: LMDB kills a process that meets a damaged page,
 * without a message that a person would understand.
 * @throws one clause for the person at the terminal when parts are gone or cannot be read
 */
export async function checkFolder(folder: string): Promise<void> {
  if (!hasStore(folder)) return;
  requireAccess(folder);
  // Tests run the sources, which plain Node does not.
  await (existsSync(PROGRAM) ? runProgram([folder]) : checkHere(folder));
}

/** Whether the one who copies has seen to it already that nobody writes while the data are opened. */
export type Opening = 'beside' | 'held';

/**
 * Copies the data of a folder, also while another process writes to it, and checks the copy: in a process of its own for
 * the same reason.
 * @throws the same
 */
export async function copyFolder(folder: string, into: string, opening: Opening = 'beside'): Promise<void> {
  const paths = [folder, into].map((path) => resolve(path));
  await (existsSync(PROGRAM) ? runProgram([...paths, opening]) : copyHere(folder, into, opening));
}

async function runProgram(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (status === NOT_DAMAGED) throw systemError(output, output);
  if (signal === 'SIGKILL' || signal === 'SIGTERM') throw systemError('EKILLED', `the check was stopped by ${signal}`);
  if (status !== 0) throw new Error(output || 'data.mdb is damaged');
}

/**
 * LMDB kills a process that may not write its lock file, which would pass for damage.
 * @throws what the system says
 */
export function requireAccess(folder: string): void {
  const data = join(folder, DATA);
  for (const file of [data, `${data}-lock`])
    if (file === data || existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
}

/** Opens the folder, checks it and closes it again. */
export async function checkHere(folder: string): Promise<void> {
  // A backup that was interrupted has removed its copy; LMDB would make the folder anew.
  if (!hasStore(folder)) return;
  requireNotEmpty(folder);
  const environment = openEnvironment(folder);
  try {
    checkIntegrity(new Store(environment));
  } finally {
    await environment.close();
  }
}

/** Copies the data of a folder without what was deleted, and checks the copy. */
export async function copyHere(folder: string, into: string, opening: Opening): Promise<void> {
  requireNotEmpty(folder);
  const openIt = (): RootDatabase => open({ path: join(folder, DATA), readOnly: true, maxDbs: 8 });
  const root = opening === 'held' ? openIt() : await openAlongside(folder, openIt);
  try {
    await root.backup(join(into, DATA), true);
  } finally {
    await root.close();
  }
  await checkHere(into);
}

/** LMDB would make a new store of an empty file. */
function requireNotEmpty(folder: string): void {
  if (statSync(join(folder, DATA)).size === 0) throw new Error('data.mdb is empty');
}

/**
 * Throws when documents, the entries of their indexes and the counter disagree: parts of the data file are gone. What an
 * index has lost, a list would leave out without a word. Only of a sparse index is unknown how many entries it should have.
 */
function checkIntegrity(store: Store): void {
  const { records, entries } = store.tables;
  for (const collection of store.catalog.all()) {
    const complete = collection.indexes.filter(({ sparse }) => !sparse);
    const held = [[records, collection.id] as const, ...complete.map(({ id }) => [entries, id] as const)];
    for (const [table, id] of held) {
      const prefix = idPrefix(id);
      if (table.getKeysCount({ start: prefix, end: successor(prefix) }) !== store.total(collection))
        throw new Error(`parts of ${collection.namespace} are missing; restore the folder from a backup`);
    }
  }
}
