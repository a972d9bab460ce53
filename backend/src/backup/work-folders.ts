import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '../database/store-files.js';

/** The packed file, before it is renamed into place. */
export const PACKED = 'packed';
/** The folder is named after the process that works in it. */
const NAME = /^\.backup-(\d+)-\w{6}$/;
const CONTENTS = [DATA, `${DATA}-lock`, PACKED];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Makes a folder to work in, for this user only. */
export function makeWorkFolder(within: string): string {
  return mkdtempSync(join(within, `.backup-${process.pid}-`));
}

/** Removes what killed backups have left in a folder; what cannot be removed does not stop the next backup. */
export async function removeLeftOvers(within: string): Promise<void> {
  const names = await readdir(within).catch(() => []);
  for (const name of names.filter(isLeftOver)) {
    const contents = await readdir(join(within, name)).catch(() => undefined);
    if (contents?.every((each) => CONTENTS.includes(each)))
      await rm(join(within, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isLeftOver(name: string): boolean {
  const [, pid] = NAME.exec(name) ?? [];
  return pid !== undefined && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Does the work, then removes the paths that it registered, even if a signal ends this process in between. The work must
 * create and register a path without awaiting anything, so that no signal comes between the two.
 */
export async function removingAfterwards(work: (paths: Set<string>) => Promise<void>): Promise<void> {
  const paths = new Set<string>();
  const remove = (): void => paths.forEach(removeFolder);
  const end = (signal: NodeJS.Signals): void => {
    stopListening();
    remove();
    process.kill(process.pid, signal);
  };
  const stopListening = (): void => SIGNALS.forEach((signal) => process.off(signal, end));
  SIGNALS.forEach((signal) => process.on(signal, end));
  try {
    await work(paths);
  } finally {
    remove();
    stopListening();
  }
}

/** The check of a copy may make files in its folder meanwhile, at most a few; Node's own retries do not see new ones. */
function removeFolder(path: string): void {
  for (let retries = 5; ; retries -= 1) {
    try {
      rmSync(path, { recursive: true, force: true });
      return;
    } catch (error) {
      if (retries === 0 || (error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    }
  }
}
