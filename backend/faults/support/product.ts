import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';
import { FaultFailed, must } from '../fault.js';
import { call, postJson } from './call.js';
import { DIST, Program, ROOT } from './program.js';
import { until } from './wait.js';

/** Who signs in to the product under test. */
export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;
const STARTS_WITHIN_MS = 60_000;
const MAIN = join(DIST, 'bundle/main.js');
const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const { 'start:prod': START = '' } = MANIFEST.scripts;
/** Node's options for the product. */
const FLAGS = START.match(/(?<= )--\S+/g) ?? [];
/** The environment variables that its script sets. */
const VARIABLES = Object.fromEntries(
  Array.from(START.matchAll(/\b([A-Z_]+)=(\S+)/g), ([, name = '', value]) => [name, value]),
);

interface Wanted {
  /** The same folder keeps the same records. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another server, to compare the product with. */
  readonly script?: string;
  /** The path that answers 200 when it is started: a product without its store never gets ready. */
  readonly until?: string;
  readonly contained?: boolean;
}

/** The product as `npm run start:prod` runs it. */
export class Product extends Program {
  readonly url: string;
  /** From the start of its process until it was ready. */
  readyAfterMs = 0;
  /** Connections that are kept between requests. */
  readonly kept = new Agent({ keepAlive: true });

  constructor(
    readonly port: number,
    { folder, settings, script = MAIN, contained = false }: Wanted,
  ) {
    const environment = {
      ...(script === MAIN && VARIABLES),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET: 'a signing key for the faults, and for nothing else',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SEED_DEMO: 'off',
      RATE_LIMITS: 'off',
      RETENTION: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    };
    super(script, { environment, folder, flags: script === MAIN ? FLAGS : [], contained });
    this.url = `http://127.0.0.1:${port}`;
    void this.ended.then(() => this.kept.destroy());
  }

  async statusOf(path: string): Promise<number> {
    return (await call(this.url + path)).status;
  }

  /** The administrator's header. */
  async signIn(): Promise<Readonly<Record<string, string>>> {
    const { status, body } = await postJson(`${this.url}/user/login`, ADMIN);
    if (status !== 200) throw new FaultFailed(`nobody can sign in: ${status}`);
    return { Authorization: `Bearer ${(JSON.parse(body) as { token: string }).token}` };
  }

  /** @throws FaultFailed when it has ended, or an error escaped its handlers */
  assertHealthy(): void {
    must(this.isAlive, `the product ended: ${this.output.slice(-400)}`);
    const escaped = /nobody caught|unhandled|TypeError|ReferenceError/i.test(this.output);
    must(!escaped, `it printed: ${this.output.slice(-600)}`);
  }
}

/** Starts the product and waits until it is ready. */
export async function startProduct(wanted: Wanted): Promise<Product> {
  const before = performance.now();
  const product = new Product(await freePort(), wanted);
  try {
    await until('the product is ready', STARTS_WITHIN_MS, async () => {
      if (!product.isAlive) throw new FaultFailed(`the product did not start: ${product.output}`);
      return (await product.statusOf(wanted.until ?? '/health/ready')) === 200;
    });
  } catch (error) {
    await product.end('SIGKILL');
    throw error;
  }
  product.readyAfterMs = performance.now() - before;
  return product;
}

/** Runs work on a product that is gone afterwards, whatever happened. */
export async function withProduct<T>(wanted: Wanted, work: (product: Product) => Promise<T>): Promise<T> {
  const product = await startProduct(wanted);
  try {
    return await work(product);
  } finally {
    await product.end('SIGKILL');
  }
}

/** The address of the store that a running product has open. */
export function storeUri(dataFolder: string): string {
  return readFileSync(join(dataFolder, 'store/store.uri'), 'utf8');
}

/** Works on the embedded store of a running product, past its API. */
export async function inStore<T>(dataFolder: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await mongoose.createConnection(storeUri(dataFolder)).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
