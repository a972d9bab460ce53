import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { call, postJson } from './support/call.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, statuses } from './support/open-loop.js';
import { ADMIN, type Product, startProduct } from './support/product.js';

const PER_SECOND = 50;
const READ = plainRequest('GET', '/category/alldetails');

/** F27: while people book, the product is started again in read-only mode. */
export async function readOnlyMode(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const usual = await startProduct({ folder });
  const before = await load(usual, acknowledged, () => usual.signal('SIGTERM'));
  must(
    before.every(({ status }) => status < 500),
    `errors before (${statuses(before)})`,
  );
  await usual.ended;
  const product = await startProduct({ folder, settings: { READ_ONLY: 'on', RATE_LIMITS: 'on' } });
  try {
    const there = contentOf(folder);
    const samples = await load(product, acknowledged, () => undefined);
    must(
      samples.every(({ status }) => status === 200 || status === 503),
      `answers were ${statuses(samples)}`,
    );
    const refusal = await postJson(`${product.url}/contact/addcontact`, {});
    must(refusal.status === 503 && /call us: \d{3} \d{3} \d{4}/.test(refusal.body), `it says ${refusal.body}`);
    must((await postJson(`${product.url}/user/login`, ADMIN)).status === 200, 'nobody can sign in');
    must((await postJson(`${product.url}/user/login`, { ...ADMIN, password: 'no' })).status === 401, 'anybody can');
    await mustAllBeThere(product, acknowledged);
    must(contentOf(folder) === there, 'something was written');
    return `${acknowledged.size} kept before, then ${statuses(samples)} with a number to call; sign-in works; the files of the store did not change by a byte`;
  } finally {
    await product.end('SIGKILL');
  }
}

async function load(product: Product, acknowledged: Acknowledged, atTheEnd: () => void) {
  const pool = new LinePool(product.port);
  const running = new OpenLoop(PER_SECOND, 60, async (i) =>
    i % 2 === 0 ? book(pool, `Child ${i}`, acknowledged) : (await pool.send(READ)).status,
  );
  await pause(3000);
  atTheEnd();
  await call(`${product.url}/health/live`);
  const samples = await running.stop();
  pool.close();
  return samples;
}

function contentOf(folder: string): string {
  const store = join(folder, 'data/store');
  const hash = createHash('sha256');
  for (const name of readdirSync(store).sort()) {
    const path = join(store, name);
    // The lock of the data file counts readers; it is no record.
    if (statSync(path).isFile() && !name.includes('lock')) hash.update(name).update(readFileSync(path));
  }
  return hash.digest('hex');
}
