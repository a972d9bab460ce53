import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
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

/** Jiffies of all processors: how many there were, and how many a host gave to other machines instead. */
export interface Jiffies {
  readonly all: number;
  readonly stolen: number;
}

/** @returns `undefined` where the system does not say */
export function jiffies(): Jiffies | undefined {
  try {
    // cpu user nice system idle iowait irq softirq steal guest guest_nice; guests are part of user and nice
    const [, ...counts] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
    const first = counts.slice(0, 8).map(Number);
    return { all: first.reduce((sum, count) => sum + count, 0), stolen: first[7] ?? 0 };
  } catch {
    return undefined;
  }
}
