import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishPages } from './finish-pages.mjs';
import { ROOT, run, runRouter, runTool } from './run.mjs';
import { whenStale } from './stale.mjs';

const SHARED = ['package-lock.json', '.config/tsconfig.base.json', '.tools', 'backend/src/contract'];

const APPS = [
  {
    name: 'backend',
    inputs: [...SHARED, 'backend/tsconfig.json', 'backend/tsconfig.build.json', 'backend/src'],
    outcome: 'backend/dist/bundle/main.js',
    work: () => {
      rmSync(join(ROOT, 'backend/dist'), { recursive: true, force: true });
      runTool('tsc', ['-p', 'backend/tsconfig.build.json']);
      run(process.execPath, ['.tools/bundle-backend.mjs']);
    },
  },
  {
    name: 'admin',
    inputs: [...SHARED, 'public-web/shared', 'admin'],
    outcome: 'admin/dist/index.html.br',
    work: () => {
      runTool('vite', ['build', 'admin', '--logLevel', 'warn']);
      finishPages('admin/dist');
    },
  },
  {
    name: 'public-web',
    inputs: [...SHARED, 'public-web'],
    outcome: 'public-web/build/policies.json',
    work: () => {
      runRouter(['build', 'public-web', '--logLevel', 'warn']);
      run(process.execPath, ['.tools/page-fonts.mjs']);
      run(process.execPath, ['.tools/build-worker.mjs']);
      finishPages('public-web/build/client', 'public-web/build/policies.json');
    },
  },
];

/**
 * Builds the apps whose sources have changed.
 * @param {readonly string[]} [only] names of apps; all of them without it
 */
export function build(only = []) {
  for (const app of APPS) {
    if (only.length > 0 && !only.includes(app.name)) continue;
    const { name, work } = app;
    whenStale({
      ...app,
      work: () => {
        process.stdout.write(`Building ${name}…\n`);
        work();
      },
    });
  }
}

/** Builds `npm run test:faults` and `npm run bench`, which share their helpers. */
export function buildHarness() {
  whenStale({
    name: 'harness',
    inputs: [...SHARED, 'backend/tsconfig.json', 'backend/faults', 'backend/bench'],
    outcome: 'backend/faults/dist/faults/main.js',
    work: () => runTool('tsc', ['-p', 'backend/faults/tsconfig.json']),
  });
}

if (process.argv[1] === import.meta.filename) build(process.argv.slice(2));
