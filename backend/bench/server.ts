import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The repository's root, seen from `backend/bench/dist`. */
export const ROOT = join(import.meta.dirname, '../../..');
const PRODUCT = join(ROOT, 'backend/dist/main.js');
const READY_WITHIN_MS = 60_000;
const POLL_MS = 5;

/** Who signs in to the product under test. */
export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;

/** Memory of a server, in bytes: now, and the highest so far. */
export interface Vitals {
  readonly rss: number;
  readonly peakRss: number;
}

/** A server under test, in a process of its own, answering. */
export interface Server {
  readonly url: string;
  /** From the start of its process to its first answer with status 200. */
  readonly readyAfterMs: number;
  vitals(): Promise<Vitals>;
  stop(): Promise<void>;
}

/** Starts a Node process of the benchmark that answers messages; neither a developer's settings nor a `.env` reach it. */
export function startChild(script: string, folder: string, env: NodeJS.ProcessEnv = {}, flags: string[] = []) {
  return fork(script, {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Sends a message to a child and waits for the next one it sends; fails when the child ends first. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(() => {
    throw new Error('A process of the benchmark has ended unexpectedly.');
  });
  ended.catch(() => undefined);
  const answered = once(child, 'message', { signal: over.signal });
  child.send(message);
  try {
    const [answer] = (await Promise.race([answered, ended])) as [Answer];
    return answer;
  } finally {
    over.abort();
  }
}

/** The product as `npm run start:prod` runs it, on the records in a folder. */
export function startProduct(folder: string): Promise<Server> {
  const settings = {
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: 'off',
    RATE_LIMITS: 'off',
    RETENTION: 'off',
    LOG_LEVEL: 'error',
  };
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const flags = manifest.scripts['start:prod']?.match(/(?<= )--\S+/g) ?? [];
  return start(PRODUCT, folder, '/health/ready', settings, flags);
}

/** The yardstick: a bare Nest app. @param answers the file with what it answers, by path */
export function startBare(folder: string, answers = ''): Promise<Server> {
  return start(join(import.meta.dirname, 'bare.js'), folder, '/', { ANSWERS: answers }, []);
}

async function start(
  script: string,
  folder: string,
  path: string,
  settings: NodeJS.ProcessEnv,
  flags: readonly string[],
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const before = performance.now();
  const env = { ...settings, PORT: String(port), HOST: '127.0.0.1' };
  const child = startChild(script, folder, env, [...flags, '--import', join(import.meta.dirname, 'monitor.js')]);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  while ((await statusOf(url + path)) !== 200) {
    if (child.exitCode !== null || performance.now() - before > READY_WITHIN_MS) {
      await stop();
      throw new Error(`${script} did not get ready.`);
    }
    await pause(POLL_MS);
  }
  return { url, readyAfterMs: performance.now() - before, vitals: () => ask<Vitals>(child, {}), stop };
}

function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', () => resolve(undefined));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
