import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

const MEGABYTE_IN_KB = 1024;
const started = new Set<ChildProcess>();
// Whatever becomes of us, no process we started outlives us.
process.once('exit', () => started.forEach((child) => child.kill('SIGKILL')));

interface How {
  readonly args?: readonly string[];
  /** All it gets beside PATH: neither a developer's settings nor a `.env` may change an outcome. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly folder: string;
  /** A script that is loaded first. */
  readonly preload?: string | undefined;
  /** How many files and connections the system lets it hold. */
  readonly files?: number | undefined;
}

/** A shell sets the limit and then becomes the program. */
function limited(files: number): string {
  return `ulimit -n ${files} && exec "$0" "$@"`;
}

/** A Node process of the suite: what it prints is kept, what becomes of it can be waited for. */
export class Program {
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  private readonly child: ChildProcess;
  private said = '';

  constructor(script: string, { args = [], environment = {}, folder, preload = '', files }: How) {
    const node = [process.execPath, ...(preload ? ['--import', preload] : []), script, ...args];
    const [command = '', ...rest] = files === undefined ? node : ['sh', '-c', limited(files), ...node];
    this.child = spawn(command, rest, {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
      stdio: preload ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    });
    started.add(this.child);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
    this.ended = once(this.child, 'exit').then(([code, signal]: (number | string | null)[]) => {
      started.delete(this.child);
      return { code: code as number | null, signal: signal as string | null };
    });
  }

  get output(): string {
    return this.said;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** To what was preloaded into it. */
  tell(message: object): void {
    this.child.send(message);
  }

  async end(name: NodeJS.Signals): Promise<void> {
    if (this.isAlive) this.signal(name);
    await this.ended;
  }

  /** Memory it holds, in megabytes. */
  get rss(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / MEGABYTE_IN_KB;
  }

  /** Files and connections it holds open. */
  get handles(): number {
    return readdirSync(`/proc/${this.child.pid}/fd`).length;
  }
}
