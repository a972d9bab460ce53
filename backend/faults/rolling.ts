import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { theDatabase } from './support/database.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, statuses } from './support/open-loop.js';
import { type Product, startProduct } from './support/product.js';

const RESTARTS = 10;
const PER_SECOND = 100;
/** Longer than ten restarts take, however busy the machine: the load ends with the last of them. */
const SECONDS = 300;
const ASK_EVERY_MS = 100;
const READ = plainRequest('GET', '/category/alldetails');

interface Backend {
  product: Product;
  pool: LinePool;
  ready: boolean;
}

/** F15: two processes behind a proxy that asks for readiness are restarted in turn. */
export async function rollingRestart(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F15');
  await database.start();
  const settings = { MONGODB_URI: database.uri };
  const start = async (port?: number): Promise<Backend> => {
    const product = await startProduct({ folder, settings, ...(port && { port }) });
    return { product, pool: new LinePool(product.port), ready: true };
  };
  const backends = [await start(), await start()];
  const asking = setInterval(() => void Promise.all(backends.map(ask)), ASK_EVERY_MS);
  const acknowledged: Acknowledged = new Map();
  try {
    const load = new OpenLoop(PER_SECOND, SECONDS, (i) => passOn(backends, i, acknowledged));
    let restarts = 0;
    const began = performance.now();
    for (; restarts < RESTARTS; restarts += 1) {
      const which = restarts % 2;
      const old = backends[which] ?? never();
      old.product.signal('SIGTERM');
      const { code } = await old.product.ended;
      must(code === 0, `a stop ended with ${code}`);
      old.pool.close();
      backends[which] = await start(old.product.port);
      await pause(500);
    }
    const samples = await load.stop();
    const took = Math.round((performance.now() - began) / 1000);
    const failed = samples.filter(({ status }) => status !== 200 && status !== 201);
    must(failed.length === 0, `${failed.length} of ${samples.length} failed (${statuses(samples)})`);
    await mustAllBeThere(backends[0]?.product ?? never(), acknowledged);
    return `${restarts} restarts in ${took} s: ${statuses(samples)}, nothing else`;
  } finally {
    clearInterval(asking);
    for (const { product, pool } of backends) {
      pool.close();
      await product.end('SIGKILL');
    }
    await database.end();
  }
}

async function ask(backend: Backend): Promise<void> {
  const { status } = await call(`${backend.product.url}/health/ready`, { patienceMs: 1000 });
  backend.ready = status === 200;
}

/** What a proxy does: the next backend that says it is ready. */
async function passOn(backends: readonly Backend[], i: number, acknowledged: Acknowledged): Promise<number> {
  const ready = backends.filter((backend) => backend.ready);
  const { pool } = ready[i % ready.length] ?? backends[0] ?? never();
  return i % 2 === 0 ? book(pool, `Child ${i}`, acknowledged) : (await pool.send(READ)).status;
}

function never(): never {
  throw new Error('There is no backend.');
}
