import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncToDisk } from '../../common/sync-to-disk.js';
import { StoreInUseError, unusable } from './errors.js';

/** Who holds a folder. A process id alone is not enough: after a reboot another process may have it. */
interface Owner {
  readonly pid: number;
  readonly started: string;
}

/** Folders held by this process: a second store on one of them is refused as well. */
const held = new Set<string>();

/** When a process began, as the system tells it (Linux); empty where it does not, and of one that has ended. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    // A killed process keeps its id until its parent has reaped it.
    return 'ZX'.includes(state) ? '' : `${boot}/${fields[18] ?? ''}`;
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' ? pid !== process.pid : started === startOf(pid);
}

/** Undefined for a half-written record: its writer is gone. */
function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the folder if missing and takes it for this process; the answer gives it back. Throws StoreInUseError or StoreUnreadableError. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'owner.json');
  if (held.has(folder)) throw new StoreInUseError(`The data folder ${folder} is already open in this process.`);
  try {
    const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) syncToDisk(dirname(made));
    claim(folder, file);
  } catch (error) {
    if (error instanceof StoreInUseError) throw error;
    throw unusable(folder, error);
  }
  held.add(folder);
  return () => {
    held.delete(folder);
    unlinkSync(file);
  };
}

/** The record appears under its name at once and whole, so nobody can read half of it. */
function claim(folder: string, file: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner), {
    mode: 0o600,
  });
  try {
    if (existsSync(file)) removeStale(folder, file);
    linkSync(own, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? inUse(folder) : error;
  } finally {
    unlinkSync(own);
  }
}

function removeStale(folder: string, file: string): void {
  const owner = readOwner(file);
  if (owner && isAlive(owner)) throw inUse(folder, owner);
  const aside = `${file}.${process.pid}.stale`;
  renameSync(file, aside);
  const moved = readOwner(aside);
  if (moved && isAlive(moved)) {
    // Another process took the folder in between: give it its record back.
    renameSync(aside, file);
    throw inUse(folder, moved);
  }
  unlinkSync(aside);
}

function inUse(folder: string, owner?: Owner): StoreInUseError {
  const who = owner ? ` (process ${owner.pid})` : '';
  return new StoreInUseError(
    `The data folder ${folder} is in use by another running program${who}; stop it first or choose another folder.`,
  );
}
