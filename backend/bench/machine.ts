import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median } from './rounds.js';

const SYNCS = 30;

/** What figures depend on: a busy machine makes all of them worse. */
export function theMachine(): string {
  const [busy = 0] = loadavg();
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${busy.toFixed(1)} processes busy before the start`;
}

/** How long the disk takes to keep one page for good: no durable write can be faster. */
export function syncTime(folder: string): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  const times = Array.from({ length: SYNCS }, () => {
    const before = performance.now();
    writeSync(file, page, 0, page.length, 0);
    fsyncSync(file);
    return performance.now() - before;
  });
  closeSync(file);
  return median(times);
}
