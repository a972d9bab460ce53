import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Writable } from 'node:stream';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from 'mongoose';
import { pino } from 'pino';
import { AppModule } from '../../src/app.module.js';
import { readSettings, type Settings } from '../../src/config/index.js';
import { APP_OPTIONS, prepareApp } from '../../src/create-app.js';
import { PROCESS_LOG } from '../../src/logging.js';
import { HttpServerAdapter } from '../../src/http/index.js';
import { SetupService } from '../../src/setup/index.js';
import { type ApiClient, apiClientOf } from './api-client.js';

export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;
/** The key of the product under test, so that specs can sign tokens it should not accept. */
export const SECRET = 'a signing key for tests, and for tests only';

/** The product as `main.ts` starts it, on a store of its own, listening on a free port of this machine. */
export interface Product {
  readonly app: NestExpressApplication;
  readonly connection: Connection;
  readonly url: string;
  /** A request without a token. */
  readonly visitor: ApiClient;
  /** The same with the administrator's token. */
  readonly admin: ApiClient;
  /** The same with any token. */
  as(token: string): ApiClient;
  /** Empties every collection, administrators aside. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param environment settings that differ from a plain test run's
 * @param log takes the log's lines, which are printed otherwise
 */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  log?: Writable,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'one-step-api-'));
  const database = ownDatabase(folder);
  const isPlain = database === '' && !Object.keys(environment).some((name) => FIRST_START.includes(name));
  if (isPlain) await copyStore(folder);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const { app, settings } = await setUp({ DATA_DIR: folder, MONGODB_URI: database, ...environment }, log).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const login = await apiClientOf(url).post('/user/login').send(ADMIN);
  const { token } = login.body as { token?: string };
  const connection = app.get<Connection>(getConnectionToken());
  return {
    app,
    connection,
    url,
    visitor: apiClientOf(url),
    admin: apiClientOf(url, token),
    as: (other) => apiClientOf(url, other),
    clear: () => clear(connection),
    close: async () => {
      if (database !== '' && settings.MONGODB_URI === database) await connection.dropDatabase();
      await app.close();
      await remove();
    },
  };
}

/** The product with all that has to be there before somebody can ask it. */
async function setUp(
  environment: Readonly<Record<string, string>>,
  log?: Writable,
): Promise<{ app: NestExpressApplication; settings: Settings }> {
  const settings = readSettings({
    NODE_ENV: 'production',
    JWT_SECRET: SECRET,
    PORT: '0',
    SEED_DEMO: 'off',
    RATE_LIMITS: 'off',
    RETENTION: 'off',
    REMINDERS: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...environment,
  });
  const building = Test.createTestingModule({ imports: [AppModule.forRoot(settings)] });
  if (log) building.overrideProvider(PROCESS_LOG).useValue(pino({ level: settings.LOG_LEVEL }, log));
  const module = await building.compile();
  const app = await prepareApp(
    module.createNestApplication<NestExpressApplication>(new HttpServerAdapter(), APP_OPTIONS),
    settings,
  );
  await app.get(SetupService).run();
  return { app, settings };
}

/** Settings that a first start stores something of, or that name another store. */
const FIRST_START = ['DATA_DIR', 'MONGODB_URI', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SEED_DEMO'];

/**
 * Copies what a first start makes: indexes and the administrator. That takes half the time of a start, so it is made once
 * for all files of a run (`global-setup.mjs`).
 */
async function copyStore(folder: string): Promise<void> {
  const run = process.env['TEST_RUN_FOLDER'];
  if (run === undefined) return;
  const store = join(run, 'store');
  if (!existsSync(store)) {
    const made = await mkdtemp(join(run, 'making-'));
    const { app } = await setUp({ DATA_DIR: made, MONGODB_URI: '' });
    await app.close();
    // The other worker may have been faster.
    await rename(made, store).catch(() => undefined);
  }
  await cp(store, folder, { recursive: true });
}

/** Starting a product loads all of it, which takes long on a busy machine. */
const STARTS_WITHIN_MS = 60_000;

/**
 * One product for all tests of a file (or of one `describe`): started before the first, emptied after each, closed after
 * the last. Only one may run at a time: Passport's strategy is global to the process.
 * @param emptied `false` keeps all records, for tests that share what a `beforeAll` made and harm nothing
 * @param log takes the log's lines, which are printed otherwise
 */
export function theProduct(
  environment: Readonly<Record<string, string>> = {},
  emptied = true,
  log?: Writable,
): Product {
  let started: Product | undefined;
  const running = (): Product => {
    if (started === undefined) throw new Error('The product runs only while tests do.');
    return started;
  };
  beforeAll(async () => {
    started = await startProduct(environment, log);
  }, STARTS_WITHIN_MS);
  if (emptied) afterEach(() => running().clear());
  afterAll(() => started?.close());
  return {
    get app() {
      return running().app;
    },
    get connection() {
      return running().connection;
    },
    get url() {
      return running().url;
    },
    get visitor() {
      return running().visitor;
    },
    get admin() {
      return running().admin;
    },
    as: (token) => running().as(token),
    clear: () => running().clear(),
    close: () => running().close(),
  };
}

/** With MONGODB_URI the whole suite runs on that MongoDB, each file in a database of its own. */
function ownDatabase(folder: string): string {
  const uri = process.env['MONGODB_URI'];
  if (!uri) return '';
  const url = new URL(uri);
  url.pathname = `/${basename(folder)}`;
  return url.toString();
}

async function clear(connection: Connection): Promise<void> {
  const collections = (await connection.db?.collections()) ?? [];
  await Promise.all(
    collections.map((collection) =>
      collection.deleteMany(collection.collectionName === 'users' ? { kind: { $ne: 'administrator' } } : {}),
    ),
  );
}
