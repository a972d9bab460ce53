import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, bookOnce, bookOrRead, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { aDatabase, startDatabase } from './support/database.js';
import { isGood, longest, OpenLoop, statuses } from './support/load.js';
import { type Product, startProduct } from './support/product.js';
import { until } from './support/wait.js';

async function mustSayAway(product: Product, withinMs: number): Promise<void> {
  must((await product.statusOf('/health/live')) === 200, 'it does not say that it lives');
  must((await product.statusOf('/health/ready')) === 503, 'it says that it is ready');
  must((await product.statusOf('/AboutUs')) === 200, 'its pages are gone');
  for (const answer of [await call(`${product.url}/category/alldetails`), await bookOnce(product, 'Nobody')]) {
    const { status, headers, ms, body } = answer;
    must(status === 503, `the API answers ${status}`);
    const wait = Number(headers['retry-after']);
    must(wait >= 1 && wait <= 5, `Retry-After is ${headers['retry-after']}`);
    must(body.includes('"UNAVAILABLE"'), 'the answer has not the form of our errors');
    must(ms <= withinMs, `a refusal took ${Math.round(ms)} ms`);
  }
}

const isReady = (product: Product) => async (): Promise<boolean> => (await product.statusOf('/health/ready')) === 200;

/** F06: the database comes later than the product. */
export async function downAtTheStart(folder: string): Promise<string> {
  const database = await aDatabase(folder, 'F06');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri }, until: '/health/live' });
  try {
    for (let i = 0; i < 10; i += 1) {
      await mustSayAway(product, 2000);
      await pause(500);
    }
    await database.start();
    const took = await until('it finds its database', 5000, isReady(product));
    must((await bookOnce(product, 'First')).status === 201, 'a booking is refused afterwards');
    product.assertHealthy();
    return `lived, served pages, refused within 2 s; connected by itself after ${Math.round(took)} ms`;
  } finally {
    await product.end('SIGKILL');
    await database.end();
  }
}

const AWAY_MS = 20_000;
const REFUSES_WITHIN_MS = 3000;
const GOOD_AGAIN_S = 10;

/** F07: the database is killed under load and comes back. */
export async function killedInFlight(folder: string): Promise<string> {
  const database = await startDatabase(folder, 'F07');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const acknowledged: Acknowledged = new Map();
  try {
    const start = performance.now();
    const since = (): number => (performance.now() - start) / 1000;
    const load = new OpenLoop(100, 600, (i) => bookOrRead(product, i, acknowledged));
    await pause(5000);
    await database.kill();
    const killedAt = since();
    await pause(AWAY_MS / 2);
    await mustSayAway(product, REFUSES_WITHIN_MS);
    await pause(AWAY_MS / 2);
    await database.start();
    const backAt = since();
    await pause((GOOD_AGAIN_S + 5) * 1000);
    const samples = await load.stop();
    const before = samples.filter(({ at }) => at < killedAt - 1);
    const after = samples.filter(({ at }) => at > backAt + GOOD_AGAIN_S);
    const found = `${samples.length} requests (${statuses(samples)}), the longest ${Math.round(longest(samples))} ms`;
    must(before.every(isGood), `errors before the kill (${statuses(before)})`);
    must(after.length > 200 && after.every(isGood), `errors ${GOOD_AGAIN_S} s after the return (${statuses(after)})`);
    must(longest(samples) <= REFUSES_WITHIN_MS, `too long: ${found}`);
    const isOdd = samples.some(({ status }) => status === 0 || status === 500);
    must(!isOdd, `unanswered or 500: ${found}; ${product.output.slice(0, 1500)}`);
    product.assertHealthy();
    await mustAllBeThere(product, acknowledged);
    return `${found}; no error later than ${GOOD_AGAIN_S} s after the return; ${acknowledged.size} acknowledged, all there`;
  } finally {
    await product.end('SIGKILL');
    await database.end();
  }
}

const FROZEN_S = 30;

/** F08: the database freezes without closing its connections. */
export async function frozen(folder: string): Promise<string> {
  const database = await startDatabase(folder, 'F08');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const acknowledged: Acknowledged = new Map();
  try {
    const load = new OpenLoop(100, FROZEN_S + 20, (i) => bookOrRead(product, i, acknowledged));
    await pause(4000);
    const memory = product.rss;
    database.freeze();
    let most = 0;
    const begin = performance.now();
    while (performance.now() - begin < FROZEN_S * 1000) {
      await pause(500);
      most = Math.max(most, product.rss);
      const { status, ms } = await call(`${product.url}/health/live`);
      must(status === 200 && ms < 1000, `it says that it lives with ${status} after ${Math.round(ms)} ms`);
    }
    database.thaw();
    const took = await until('it recovers', 10_000, isReady(product));
    const samples = await load.all();
    const after = samples.filter(({ at }) => at > FROZEN_S + 16);
    const found = `${statuses(samples)}, the longest ${Math.round(longest(samples))} ms, memory +${Math.round(most - memory)} MB`;
    must(longest(samples) <= 5000 && samples.every(({ status }) => status !== 0), `too long or unanswered: ${found}`);
    must(most - memory < 100, `memory grew: ${found}`);
    must(after.length > 100 && after.every(isGood), `errors after it recovered (${statuses(after)})`);
    product.assertHealthy();
    await mustAllBeThere(product, acknowledged);
    return `frozen for ${FROZEN_S} s: ${found}, ready ${Math.round(took)} ms after`;
  } finally {
    database.thaw();
    await product.end('SIGKILL');
    await database.end();
  }
}
