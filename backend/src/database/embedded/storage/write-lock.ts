import type { Socket } from 'node:net';
import { CommandError } from '../errors.js';

/** A write that waits longer is refused before its client gives up: nothing is written that was answered otherwise. */
export const LOCK_TIMEOUT_MS = 15_000;

/**
 * Lets writes wait. It belongs to the connection that took it: only that gives it back, and it ends with it. So a program
 * that was killed holds nobody up, and one that stands still keeps what it relies on.
 */
export class WriteLock {
  private held: { readonly by: Socket; readonly ended: Promise<void>; readonly end: () => void } | undefined;

  get isHeld(): boolean {
    return this.held !== undefined;
  }

  /** Resolves when nobody holds the lock. @throws CommandError LockTimeout if that takes too long */
  async free(until = performance.now() + LOCK_TIMEOUT_MS): Promise<void> {
    while (this.held) await inTime(this.held.ended, until, 'a program that opens the data holds the lock');
  }

  /** Waits for its turn. Throws if this connection holds the lock already, or has gone meanwhile. */
  async take(by: Socket): Promise<void> {
    if (this.held?.by === by) throw new CommandError('IllegalOperation', 'this connection holds the lock already');
    while (this.held) await this.held.ended;
    if (by.destroyed) throw new CommandError('IllegalOperation', 'the connection that wanted the lock is closed');
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    this.held = { by, ended, end };
    by.once('close', () => this.release(by));
  }

  /** Whether that connection held it. */
  release(by: Socket): boolean {
    const { held } = this;
    if (held?.by !== by) return false;
    this.held = undefined;
    held.end();
    return true;
  }
}

/** Waits for something until a moment of `performance.now()`. Throws LockTimeout when that has come. */
export function inTime(ended: Promise<void>, until: number, why: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = new CommandError('LockTimeout', `nothing was written: ${why}`);
    const timer = setTimeout(() => reject(late), until - performance.now());
    void ended.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
