import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode, systemError } from './errors.js';

/** On macOS and the BSDs `open` can lock; Node does not name the flag. */
const O_EXLOCK = 0x20;
const TRY_EVERY_MS = 50;

/**
 * Opens a file or a folder and takes the system's lock on it, waiting for at most so many milliseconds. The lock lasts
 * until the descriptor is closed; the kernel does that when this process dies.
 * @returns the descriptor; undefined when another one holds the lock
 * @throws what the system says
 */
export async function lockedWithin(ms: number, path: string, flags: number): Promise<number | undefined> {
  const until = performance.now() + ms;
  for (;;) {
    const handle = openLocked(path, flags);
    if (handle !== undefined || performance.now() > until) return handle;
    await pause(TRY_EVERY_MS);
  }
}

/** A descriptor that holds the system's lock on a file; undefined when another one does. */
function openLocked(file: string, flags: number): number | undefined {
  if (process.platform !== 'darwin') return locked(openSync(file, flags, 0o600));
  try {
    return openSync(file, flags | O_EXLOCK | constants.O_NONBLOCK, 0o600);
  } catch (error) {
    if (systemCode(error) === 'EAGAIN') return undefined;
    throw error;
  }
}

/**
 * Node cannot call flock(2), but every Linux has flock(1), and such a lock belongs to the opened file: what a child takes on
 * a descriptor of ours is ours when it has ended. Where there is no such program only a store that listens is noticed.
 */
function locked(handle: number): number | undefined {
  const { error, status } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', handle] });
  if (status !== 1 && (error === undefined || systemCode(error) === 'ENOENT')) return handle;
  closeSync(handle);
  if (error !== undefined) throw systemError(systemCode(error) ?? 'EIO', error.message);
  return undefined;
}
