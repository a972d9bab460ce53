import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { transformFileSync } from '@swc/core';
import { temporaryFolder } from './store.js';

const BACKEND = resolve(import.meta.dirname, '../../..');
const SOURCES = ['src/database/embedded', 'test/database/support'];
/** What these take from elsewhere. */
const OTHERS = ['src/common/disk.ts'];

/** Compiles the store and the child scripts into a folder where plain Node can run them. */
export function compileForNode(): string {
  const folder = temporaryFolder();
  symlinkSync(resolve(BACKEND, '../node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const sources = SOURCES.flatMap((source) =>
    readdirSync(join(BACKEND, source), { recursive: true, encoding: 'utf8' }).map((file) => join(source, file)),
  );
  for (const file of [...OTHERS, ...sources]) {
    if (!file.endsWith('.ts') || file.endsWith('child.ts')) continue;
    const target = join(folder, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, transformFileSync(join(BACKEND, file), OPTIONS).code);
  }
  return folder;
}

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
  module: { type: 'es6' },
} as const;

/** Another process with a store: what it says, line by line, and what it ended with. */
export interface Child {
  readonly process: ChildProcess;
  readonly lines: Interface;
  readonly ended: Promise<{ code: number | null; errors: string }>;
}

export function startChild(compiled: string, script: string, ...args: string[]): Child {
  return childOf(process.execPath, [join(compiled, 'test/database/support', script), ...args]);
}

const CONTAINER = ['--pid', '--fork', '--kill-child', '--mount-proc'];

/** The same in a pid namespace of its own, as in a container: there it is process 1. */
export function startContained(compiled: string, script: string, ...args: string[]): Child {
  const program = [process.execPath, join(compiled, 'test/database/support', script), ...args];
  return childOf('unshare', [...CONTAINER, ...program]);
}

/** The same where no file may grow beyond so many kilobytes: for the store, a full disk. */
export function startCramped(compiled: string, kilobytes: number, script: string, ...args: string[]): Child {
  const program = [process.execPath, join(compiled, 'test/database/support', script), ...args];
  return childOf('bash', ['-c', `ulimit -f ${kilobytes} && exec "$@"`, 'bash', ...program]);
}

/** Only root may, and not everywhere. */
export const mayContain = spawnSync('unshare', [...CONTAINER, 'true']).status === 0;

function childOf(command: string, args: readonly string[]): Child {
  const started = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((done) =>
    started.on('close', (code) => done({ code, errors })),
  );
  return { process: started, lines: createInterface({ input: started.stdout }), ended };
}
