import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from 'mongoose';
import request from 'supertest';
import type { Test } from 'supertest';
import { readSettings } from '../../src/config/index.js';
import { createApp } from '../../src/create-app.js';
import { SetupService } from '../../src/setup/index.js';

export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;

/** The product as `main.ts` starts it, on a store of its own, listening on a free port of this machine. */
export interface Product {
  readonly app: NestExpressApplication;
  readonly connection: Connection;
  readonly url: string;
  /** A request without a token. */
  readonly visitor: Caller;
  /** The same with the administrator's token. */
  readonly admin: Caller;
  /** The same with any token. */
  as(token: string): Caller;
  /** Empties every collection, administrators aside. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
export type Caller = Readonly<Record<'get' | 'post' | 'put' | 'delete' | 'head', (path: string) => Test>>;

/** @param environment settings that differ from a plain test run's */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'one-step-api-'));
  const settings = readSettings({
    DATA_DIR: folder,
    MONGODB_URI: ownDatabase(folder),
    PORT: '0',
    SEED_DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const app = await createApp(settings);
  await app.get(SetupService).run();
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const login = await request(url).post('/user/login').send(ADMIN);
  const connection = app.get<Connection>(getConnectionToken());
  const { token } = login.body as { token: string };
  return {
    app,
    connection,
    url,
    visitor: callerOf(url),
    admin: callerOf(url, token),
    as: (other) => callerOf(url, other),
    clear: () => clear(connection),
    close: async () => {
      if (process.env['MONGODB_URI']) await connection.dropDatabase();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** With MONGODB_URI the whole suite runs on that MongoDB, each file in a database of its own. */
function ownDatabase(folder: string): string {
  const uri = process.env['MONGODB_URI'];
  if (!uri) return '';
  const url = new URL(uri);
  url.pathname = `/${folder.split('/').pop() ?? 'one-step-api'}`;
  return url.toString();
}

function callerOf(url: string, token?: string): Caller {
  const call =
    (method: keyof Caller) =>
    (path: string): Test => {
      const test = request(url)[method](path);
      return token === undefined ? test : test.set('Authorization', `Bearer ${token}`);
    };
  return { get: call('get'), post: call('post'), put: call('put'), delete: call('delete'), head: call('head') };
}

async function clear(connection: Connection): Promise<void> {
  const collections = (await connection.db?.collections()) ?? [];
  for (const collection of collections) {
    await collection.deleteMany(collection.collectionName === 'users' ? { kind: { $ne: 'administrator' } } : {});
  }
}
