import { install } from './install.mjs';

install();
const { build } = await import('./build.mjs');
const { runTool } = await import('./run.mjs');
const { whenStale } = await import('./stale.mjs');
build();
whenStale({
  name: 'faults',
  inputs: ['package-lock.json', '.config/tsconfig.base.json', 'backend/tsconfig.json', 'backend/faults'],
  outcome: 'backend/faults/dist/main.js',
  work: () => runTool('tsc', ['-p', 'backend/faults/tsconfig.json']),
});
await import('../backend/faults/dist/main.js');
