import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

const STAMPS = join(ROOT, 'node_modules', '.one-step');
const LEFT_OUT = new Set(['node_modules', 'dist', 'build', '.react-router', 'test', 'bench']);

/**
 * Does work only when its inputs have changed since it was last done, or when its outcome is gone.
 * @param {{ name: string, inputs: readonly string[], outcome: string, work: () => void }} step paths are relative to the root
 */
export function whenStale({ name, inputs, outcome, work }) {
  const stamp = join(STAMPS, name);
  const now = fingerprint(inputs);
  const done = existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(join(ROOT, outcome));
  if (done) return;
  rmSync(stamp, { force: true });
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** @param {readonly string[]} inputs */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const path of inputs.flatMap((input) => filesUnder(join(ROOT, input)))) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  try {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    return entries.filter(({ name }) => !LEFT_OUT.has(name)).flatMap(({ name }) => filesUnder(join(path, name)));
  } catch {
    return [path];
  }
}
