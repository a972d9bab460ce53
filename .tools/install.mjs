import { run } from './run.mjs';
import { whenStale } from './stale.mjs';

/** Installs exactly what the lockfile says, when that is not there yet. */
export function install() {
  whenStale({
    name: 'install',
    inputs: ['package.json', 'package-lock.json'],
    outcome: 'node_modules/.package-lock.json',
    work: () => {
      process.stdout.write('Installing…\n');
      run('npm', ['ci', '--no-audit', '--no-fund']);
    },
  });
}
