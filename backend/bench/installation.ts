import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './paths.js';

const LEFT_OUT = new Set(['node_modules', 'dist', 'build', 'data', '.git', '.react-router', 'test-results']);
const PATIENCE_MS = 10 * 60_000;
const BLOCK = 512;

export interface Installation {
  /** On disk, as `du` counts. */
  readonly productionBytes: number;
  readonly installAndBuildMs: number;
}

/** Installs and builds a copy of this tree, as a newcomer and as an image build would. */
export function tryInstallation(folder: string): Installation {
  const copy = join(folder, 'tree');
  const npm = (...args: string[]): void => {
    execFileSync('npm', args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'], timeout: PATIENCE_MS });
  };
  const install = ['ci', '--no-audit', '--no-fund'];
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  npm(...install, '--omit=dev');
  const productionBytes = sizeOf(join(copy, 'node_modules'));
  rmSync(join(copy, 'node_modules'), { recursive: true });
  const before = performance.now();
  npm(...install);
  npm('run', 'build');
  return { productionBytes, installAndBuildMs: performance.now() - before };
}

function sizeOf(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.reduce((sum, entry) => sum + lstatSync(join(folder, entry)).blocks * BLOCK, 0);
}
