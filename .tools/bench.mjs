import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
const { runTool } = await import('./run.mjs');
const { whenStale } = await import('./stale.mjs');
build(['backend', 'public-web']);
whenStale({
  name: 'bench',
  inputs: ['package-lock.json', '.config/tsconfig.base.json', 'backend/tsconfig.json', 'backend/bench'],
  outcome: 'backend/bench/dist/main.js',
  work: () => runTool('tsc', ['-p', 'backend/bench/tsconfig.json']),
});
await import('../backend/bench/dist/main.js');
