import { get } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Child } from './child.js';
import { PRODUCT, PRODUCT_FLAGS } from './paths.js';
import type { Question, Vitals } from './vitals.js';

const MONITOR = join(import.meta.dirname, 'monitor.js');
const READY_WITHIN_MS = 60_000;
const POLL_MS = 5;

/** Who signs in to the product under test. */
export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;

/** A server under test, in a process of its own, answering. */
export interface Server {
  readonly url: string;
  /** From the start of its process to its first answer with status 200. */
  readonly readyAfterMs: number;
  ask(question: Question): Promise<Vitals>;
  stop(): Promise<void>;
}

/** The product as `npm run start:prod` runs it, on the records in a folder. */
export function startProduct(folder: string): Promise<Server> {
  const environment = {
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: 'off',
    RATE_LIMITS: 'off',
    RETENTION: 'off',
  };
  return start(PRODUCT, folder, '/health/ready', environment, PRODUCT_FLAGS);
}

/** The yardstick. @param answers the file with what it answers, by path */
export function startBare(folder: string, answers = ''): Promise<Server> {
  return start(join(import.meta.dirname, 'bare.js'), folder, '/', { ANSWERS: answers });
}

async function start(
  script: string,
  folder: string,
  path: string,
  settings: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const before = performance.now();
  const child = new Child(script, {
    folder,
    flags: [...flags, '--import', MONITOR],
    environment: { ...settings, PORT: String(port), HOST: '127.0.0.1' },
  });
  while ((await statusOf(url + path)) !== 200) {
    const waited = performance.now() - before;
    if (!child.isAlive || waited > READY_WITHIN_MS) {
      await child.stop();
      throw new Error(`${script} did not get ready.`);
    }
    await pause(POLL_MS);
  }
  return {
    url,
    readyAfterMs: performance.now() - before,
    ask: (question) => child.ask<Vitals>(question),
    stop: () => child.stop(),
  };
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
