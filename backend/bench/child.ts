import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const STOPS_WITHIN_MS = 15_000;

/** A Node process of the bench that answers questions one at a time over IPC. */
export class Child {
  private readonly process: ChildProcess;

  /** @param environment all it gets beside PATH: neither a developer's settings nor a `.env` may change a figure */
  constructor(
    script: string,
    { environment = {}, flags = [], folder }: { environment?: NodeJS.ProcessEnv; flags?: string[]; folder: string },
  ) {
    this.process = fork(script, {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
      execArgv: flags,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Sends a question and waits for the answer; fails when the child ends first or takes longer than `patienceMs`. */
  async ask<Answer>(question: object | string, patienceMs = 10_000): Promise<Answer> {
    const patience = new AbortController();
    const { signal } = patience;
    const late = setTimeout(() => patience.abort(new Error('A process of the bench does not answer.')), patienceMs);
    const ended = once(this.process, 'exit', { signal }).then(() => {
      throw new Error('A process of the bench has ended unexpectedly.');
    });
    try {
      const answered = once(this.process, 'message', { signal });
      this.process.send(question);
      const [answer] = (await Promise.race([answered, ended])) as [Answer];
      return answer;
    } finally {
      clearTimeout(late);
      patience.abort();
      ended.catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    const late = setTimeout(() => this.process.kill('SIGKILL'), STOPS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }
}
