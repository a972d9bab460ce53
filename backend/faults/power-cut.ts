import { spawnSync } from 'node:child_process';
import { must } from './fault.js';
import { ROOT } from './support/program.js';

const CUTS = 400;

/** F02: what a power cut drops and reorders. The same test as in `npm test`, with many more cuts. */
export function powerCuts(): Promise<string> {
  const args = 'node_modules/jest/bin/jest.js -c backend/jest.config.js'.split(' ');
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, '--selectProjects', 'store', '--testPathPatterns', 'power-cut'],
    { cwd: ROOT, env: { ...process.env, POWER_CUTS: String(CUTS) }, encoding: 'utf8' },
  );
  must(status === 0, `strace is missing, or: ${stderr.slice(-1500)}`);
  return Promise.resolve(`every acknowledged write was there after each of ${CUTS} cuts, nothing half`);
}
