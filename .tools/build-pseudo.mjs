import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runRouter } from './run.mjs';
import { whenStale } from './stale.mjs';

// Builds the public site with pseudo texts instead of English: `e2e/pseudo.e2e.ts` looks for plain English in it.
process.env['CATALOGUE'] = 'pseudo';
const SITE = 'node_modules/.one-step-pseudo';
whenStale({
  name: 'pseudo-site',
  inputs: ['package-lock.json', '.tools', 'backend/src/contract', 'public-web'],
  outcome: `${SITE}/client/404.html`,
  work: () => {
    rmSync(join(ROOT, SITE), { recursive: true, force: true });
    runRouter(['build', 'public-web', '--logLevel', 'error']);
  },
});
