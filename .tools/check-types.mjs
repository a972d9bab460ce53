import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { ROOT, runRouter } from './run.mjs';

// The router writes the types of its routes first; its settings read the built contract.
build(['backend']);
runRouter(['typegen', 'public-web']);

// All are checked before an error ends the run: a changed rule shows everything that it breaks.
const failed = ['backend', 'admin', 'e2e', 'public-web', 'public-web/worker'].filter((app) => {
  const args = ['--noEmit', '-p', `${app}/tsconfig.json`];
  return spawnSync(`${ROOT}node_modules/.bin/tsc`, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) process.exit(1);
