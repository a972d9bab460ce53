import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root, seen from `backend/faults/dist/faults/support`. */
export const ROOT = join(import.meta.dirname, '../../../../..');
/** The built backend. */
export const DIST = join(ROOT, 'backend/dist');

const started = new Set<ChildProcess>();
// However this process ends, its child processes end with it.
process.once('exit', () => started.forEach((child) => child.kill('SIGKILL')));

interface How {
  readonly args?: readonly string[];
  /** All it gets beside PATH: neither a developer's settings nor a `.env` may change an outcome. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly folder: string;
  /** Node's own options. */
  readonly flags?: readonly string[];
  /** Process 1 of a pid namespace of its own, as in a container, which only root can make. */
  readonly contained?: boolean;
  /** A program that runs this one, such as strace, with its options. */
  readonly under?: readonly string[];
}

const CONTAINER = ['--pid', '--fork', '--kill-child', '--mount-proc'];
/** Whether this machine lets us do that. */
export const mayContain = (): boolean => spawnSync('unshare', [...CONTAINER, 'true']).status === 0;

/** A Node process of the suite: what it prints is kept, what becomes of it can be waited for. */
export class Program {
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  output = '';
  private readonly child: ChildProcess;

  constructor(script: string, how: How) {
    const { args = [], environment = {}, folder, flags = [], contained = false, under = [] } = how;
    const container = contained ? ['unshare', ...CONTAINER] : [];
    const [command = '', ...rest] = [...container, ...under, process.execPath, ...flags, script, ...args];
    this.child = spawn(command, rest, {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.ended = once(this.child, 'exit').then(([code, signal]: (number | string | null)[]) => {
      started.delete(this.child);
      return { code: code as number | null, signal: signal as string | null };
    });
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  async end(name: NodeJS.Signals): Promise<void> {
    if (this.isAlive) this.signal(name);
    await this.ended;
  }

  /**
   * Memory it holds, in megabytes, without the pages of its data file, which the system takes back when others need them.
   * NaN where the system has no `/proc`, as macOS.
   */
  get rss(): number {
    try {
      const mappings = readFileSync(`/proc/${this.child.pid}/smaps`, 'utf8').split(/^(?=[\da-f]+-[\da-f]+ )/m);
      const own = mappings.filter((mapping) => !/^[^\n]*\/data\.mdb\n/.test(mapping));
      return own.reduce((sum, mapping) => sum + Number(/^Rss:\s+(\d+)/m.exec(mapping)?.[1] ?? 0), 0) / 1024;
    } catch {
      return Number.NaN;
    }
  }
}
