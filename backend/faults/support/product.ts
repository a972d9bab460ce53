import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Fallen } from '../fault.js';
import { call, postJson } from './call.js';
import { DIST } from './paths.js';
import { Program } from './program.js';
import { until } from './wait.js';

/** Who signs in to the product under test. */
export const ADMIN = { email: 'admin@onestep.test', password: 'a long admin password' } as const;
const STARTS_WITHIN_MS = 30_000;

interface Wanted {
  /** The same folder keeps the same records. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** A script that is loaded before the product, to do harm from within. */
  readonly preload?: string;
  /** How many files and connections the system lets it hold. */
  readonly files?: number;
  /** Waits for this alone: a product without its store never gets ready. */
  readonly until?: '/health/live' | '/health/ready';
}

/** The product as `npm run start:prod` runs it. */
export class Product extends Program {
  readonly url: string;
  /** From the start of its process until it was ready. */
  readyAfterMs = 0;

  constructor(
    readonly port: number,
    { folder, settings, preload, files }: Wanted,
  ) {
    const environment = {
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
    super(join(DIST, 'main.js'), { environment, folder, preload, files });
    this.url = `http://127.0.0.1:${port}`;
  }

  async statusOf(path: string): Promise<number> {
    return (await call(this.url + path)).status;
  }

  /** The administrator's header. */
  async signIn(): Promise<Readonly<Record<string, string>>> {
    const { status, body } = await postJson(`${this.url}/user/login`, ADMIN);
    if (status !== 200) throw new Fallen(`nobody can sign in: ${status}`);
    return { Authorization: `Bearer ${(JSON.parse(body) as { token: string }).token}` };
  }
}

/** Starts the product and waits until it is ready. */
export async function startProduct(wanted: Wanted): Promise<Product> {
  const before = performance.now();
  const product = new Product(wanted.port ?? (await freePort()), wanted);
  try {
    await until('the product is ready', STARTS_WITHIN_MS, async () => {
      if (!product.isAlive) throw new Fallen(`the product did not start: ${product.output}`);
      return (await product.statusOf(wanted.until ?? '/health/ready')) === 200;
    });
  } catch (fault) {
    await product.end('SIGKILL');
    throw fault;
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}
