import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './faults.js';

const asked = [...process.argv.slice(2), ...(process.env['FAULTS'] ?? '').split(/[\s,]+/)]
  .filter(Boolean)
  .map((id) => id.toUpperCase());
const unknown = asked.filter((id) => !FAULTS.some((fault) => fault.id === id));
if (unknown.length > 0) {
  say(`There is no fault called ${unknown.join(', ')}.`);
  process.exit(1);
}

const root = mkdtempSync(join(tmpdir(), 'one-step-faults-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let fallen = 0;
const began = performance.now();
for (const fault of FAULTS) {
  const { id, name } = fault;
  if (asked.length > 0 && !asked.includes(id)) continue;
  const folder = join(root, id);
  mkdirSync(folder, { mode: 0o700 });
  const start = performance.now();
  let line: string;
  try {
    line = `pass  ${name}: ${await fault.run(folder)}`;
  } catch (why) {
    fallen += 1;
    line = `FAIL  ${name}: ${why instanceof Error ? why.message : String(why)}`;
  }
  say(`${id}  ${line}  (${seconds(start)})`);
}
say(`${fallen === 0 ? 'Every fault was stood.' : `${fallen} not stood.`}  (${seconds(began)})`);
process.exit(fallen === 0 ? 0 : 1);

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
