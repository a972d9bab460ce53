import { spawn, type ChildProcess } from 'node:child_process';

const ROOT = new URL('../../..', import.meta.url);

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A process of the product, started by a test. */
export interface Launched {
  readonly child: ChildProcess;
  /** What it had printed when it was ready. */
  readonly ready: Promise<string>;
  /** What it has printed once that holds such a text. */
  readonly printed: (text: RegExp) => Promise<string>;
  readonly ended: Promise<Ended>;
}

/**
 * Starts a script of the built product with nothing but these settings.
 * @param uid the user it runs as; only root may choose one
 */
export function launch(
  script: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  uid?: number,
): Launched {
  const env = { PATH: process.env['PATH'], PORT: '0', SEED_DEMO: 'off', ...settings };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })));
  const listen = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const printed = (text: RegExp): Promise<string> =>
    new Promise<string>((resolve, reject) => {
      const look = (): void => {
        if (text.test(output)) resolve(output);
      };
      look();
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(output)));
    });
  const ready = printed(/npm run admin|Password/);
  ready.catch(() => undefined);
  return { child, ready, printed, ended };
}
