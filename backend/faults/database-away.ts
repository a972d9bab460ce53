import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, aBooking, book, bookingUrl, mustAllBeThere } from './support/bookings.js';
import { call, postJson } from './support/call.js';
import { theDatabase } from './support/database.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { longest, OpenLoop, type Sample, statuses } from './support/open-loop.js';
import { type Product, startProduct } from './support/product.js';
import { until } from './support/wait.js';

const READ = plainRequest('GET', '/category/alldetails');

/** Half bookings, half what strangers read. */
export function mixedLoad(pool: LinePool, perSecond: number, seconds: number, acknowledged: Acknowledged): OpenLoop {
  return new OpenLoop(perSecond, seconds, async (i) =>
    i % 2 === 0 ? book(pool, `Child ${i}`, acknowledged) : (await pool.send(READ)).status,
  );
}

async function mustSayAway(product: Product, withinMs: number): Promise<void> {
  must((await product.statusOf('/health/live')) === 200, 'it does not say that it lives');
  must((await product.statusOf('/health/ready')) === 503, 'it says that it is ready');
  must((await product.statusOf('/AboutUs')) === 200, 'its pages are gone');
  const answers = [
    await call(`${product.url}/category/alldetails`),
    await postJson(bookingUrl(product), aBooking('Nobody')),
  ];
  for (const { status, headers, ms, body } of answers) {
    must(status === 503, `the API answers ${status}`);
    const wait = Number(headers['retry-after']);
    must(wait >= 1 && wait <= 5, `Retry-After is ${headers['retry-after']}`);
    must(body.includes('"UNAVAILABLE"'), 'the answer is not in the form of the house');
    must(ms <= withinMs, `a refusal took ${Math.round(ms)} ms`);
  }
}

/** F06: the database comes later than the product. */
export async function downAtTheStart(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F06');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri }, until: '/health/live' });
  try {
    for (let second = 0; second < 10; second += 1) {
      await mustSayAway(product, 2000);
      await pause(500);
    }
    await database.start();
    const took = await until(
      'it finds its database',
      5000,
      async () => (await product.statusOf('/health/ready')) === 200,
    );
    must((await postJson(bookingUrl(product), aBooking('First'))).status === 201, 'a booking is refused afterwards');
    mustBeCalm(product);
    return `lived, served pages, refused within 2 s for 10 s or more; connected by itself after ${Math.round(took)} ms`;
  } finally {
    await product.end('SIGKILL');
    await database.end();
  }
}

const AWAY_MS = 20_000;
const ENDS_WITHIN_MS = 3000;
const GOOD_AGAIN_S = 10;

/** F07: the database is killed under load and comes back. */
export async function killedInFlight(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F07');
  await database.start();
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const pool = new LinePool(product.port);
  const acknowledged: Acknowledged = new Map();
  try {
    const start = performance.now();
    const load = mixedLoad(pool, 100, 45, acknowledged);
    await pause(5000);
    await database.kill();
    const killedAt = (performance.now() - start) / 1000;
    await pause(AWAY_MS / 2);
    await mustSayAway(product, ENDS_WITHIN_MS);
    await pause(AWAY_MS / 2);
    await database.start();
    const backAt = (performance.now() - start) / 1000;
    const samples = await load.all();
    const before = samples.filter(({ at }) => at < killedAt - 1);
    const after = samples.filter(({ at }) => at > backAt + GOOD_AGAIN_S);
    must(before.every(isGood), `errors before the kill (${statuses(before)})`);
    must(after.length > 300 && after.every(isGood), `errors 10 s after the return (${statuses(after)})`);
    must(longest(samples) <= ENDS_WITHIN_MS, `a request took ${Math.round(longest(samples))} ms`);
    must(
      samples.every(({ status }) => status !== 0),
      'a request was never answered',
    );
    must(
      samples.every(({ status }) => status !== 500),
      `it answered 500: ${product.output.slice(0, 1500)}`,
    );
    mustBeCalm(product);
    await mustAllBeThere(product, acknowledged);
    const bad = samples.filter((sample) => sample.at > backAt && !isGood(sample));
    const recovered = bad.reduce((last, { at }) => Math.max(last, at), backAt) - backAt;
    return `${samples.length} requests (${statuses(samples)}), the longest ${Math.round(longest(samples))} ms; no error later than ${recovered.toFixed(1)} s after the return; ${acknowledged.size} acknowledged, all there`;
  } finally {
    pool.close();
    await product.end('SIGKILL');
    await database.end();
  }
}

const FROZEN_MS = 30_000;

/** F08: the database freezes without closing its connections. */
export async function frozen(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F08');
  await database.start();
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const pool = new LinePool(product.port);
  const acknowledged: Acknowledged = new Map();
  try {
    const load = mixedLoad(pool, 100, 50, acknowledged);
    await pause(4000);
    const memory = product.rss;
    database.freeze();
    let most = 0;
    const begin = performance.now();
    while (performance.now() - begin < FROZEN_MS) {
      await pause(500);
      most = Math.max(most, product.rss);
      const live = await call(`${product.url}/health/live`);
      must(
        live.status === 200 && live.ms < 1000,
        `it says that it lives with ${live.status} after ${Math.round(live.ms)} ms`,
      );
    }
    database.thaw();
    const took = await until('it recovers', 10_000, async () => (await product.statusOf('/health/ready')) === 200);
    const samples = await load.all();
    must(longest(samples) <= 5000, `a request took ${Math.round(longest(samples))} ms`);
    must(
      samples.every(({ status }) => status !== 0),
      'a request was never answered',
    );
    must(most - memory < 100, `memory grew by ${Math.round(most - memory)} MB`);
    const after = samples.filter(({ at }) => at > 46);
    must(after.length > 100 && after.every(isGood), `errors after it recovered (${statuses(after)})`);
    mustBeCalm(product);
    await mustAllBeThere(product, acknowledged);
    return `frozen for ${FROZEN_MS / 1000} s: every request ended within ${Math.round(longest(samples))} ms (${statuses(samples)}), memory +${Math.round(most - memory)} MB, ready ${Math.round(took)} ms after`;
  } finally {
    database.thaw();
    pool.close();
    await product.end('SIGKILL');
    await database.end();
  }
}

function isGood({ status }: Sample): boolean {
  return status === 200 || status === 201;
}
