import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const STAMPS = join(ROOT, 'node_modules', '.one-step');
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'bench']);

/**
 * Does work only if an input is newer than the last start of the work, or if its outcome is missing.
 * @param {{ name: string, inputs: readonly string[], outcome: string, work: () => void }} step paths are relative to the root
 */
export function whenStale({ name, inputs, outcome, work }) {
  const stamp = join(STAMPS, name);
  const newest = Math.max(...inputs.map((input) => lastChange(join(ROOT, input))));
  if (existsSync(stamp) && statSync(stamp).mtimeMs >= newest && existsSync(join(ROOT, outcome))) return;
  const begun = new Date();
  rmSync(stamp, { force: true });
  work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, begun, begun);
}

/**
 * The latest modification time of a file, or of everything in a folder, including the folders themselves, which change
 * when a file is added, renamed or removed; except those that outcomes are written into.
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const all = readdirSync(path);
  const inputs = all.filter((name) => !LEFT_OUT.has(name));
  const own = inputs.length === all.length ? stats.mtimeMs : 0;
  return Math.max(own, ...inputs.map((name) => lastChange(join(path, name))));
}
