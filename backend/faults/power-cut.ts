import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { must } from './fault.js';
import { ROOT } from './support/paths.js';

const CUTS = 400;

/** F02: what a power cut drops and reorders. The same test as in `npm test`, with many more cuts. */
export function powerCuts(): Promise<string> {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const config = join(ROOT, 'backend/jest.config.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', jest, '-c', config, '--selectProjects', 'store', '--testPathPatterns', 'power-cut'],
    { env: { ...process.env, POWER_CUTS: String(CUTS) }, encoding: 'utf8' },
  );
  must(status === 0, `strace is missing, or: ${stderr.slice(-1500)}`);
  return Promise.resolve(`every acknowledged write was there after each of ${CUTS} cuts, nothing half`);
}
