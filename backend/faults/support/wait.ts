import { setTimeout as pause } from 'node:timers/promises';
import { FaultFailed } from '../fault.js';

const LOOK_EVERY_MS = 20;

/** Waits until it is so; says how many milliseconds that took. */
export async function until(what: string, withinMs: number, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > withinMs) throw new FaultFailed(`${what}: not within ${withinMs} ms`);
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - start;
}
