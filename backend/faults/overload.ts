import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { isGood, OpenLoop, percentile, statuses } from './support/load.js';
import { type Product, withProduct } from './support/product.js';

const SECONDS = 20;
const MOST_MEMORY = 512;
const NORMAL_AGAIN_MS = 10_000;
const AT_ONCE = 1000;
/** Always this many requests under way from one address: three times what it may have. */
const UNDER_WAY = 1500;

/** F16: a thousand bookings at once; then more requests at once than are let in, for twenty seconds. */
export function overload(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    const acknowledged: Acknowledged = new Map();
    const took = await manyAtOnce(product, acknowledged);
    let memory = 0;
    const watch = setInterval(() => (memory = Math.max(memory, product.rss)), 200);
    const counts = await pressOn(product, acknowledged);
    clearInterval(watch);
    await pause(NORMAL_AGAIN_MS);
    const after = await new OpenLoop(50, 5, (i) => one(product, `After ${i}`, i, acknowledged)).all();
    const answers = [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
    const found = `${AT_ONCE} bookings of one moment within ${Math.round(took)} ms; ${UNDER_WAY} requests always under way for ${SECONDS} s (${answers}): memory up to ${Math.round(memory)} MB; afterwards ${statuses(after)}, 99 % within ${Math.round(percentile(after, 0.99))} ms`;
    must((counts.get(503) ?? 0) > 0, `nothing was refused, so nothing was shown: ${found}`);
    must((counts.get(201) ?? 0) > 0, `no booking was taken: ${found}`);
    must(
      [...counts.keys()].every((status) => [200, 201, 503].includes(status)),
      `neither answered nor refused: ${found}`,
    );
    must(memory < MOST_MEMORY, `memory grew: ${found}`);
    must(after.every(isGood), `it is not as before after ${NORMAL_AGAIN_MS / 1000} s: ${found}`);
    product.assertHealthy();
    await mustAllBeThere(product, acknowledged);
    return found;
  });
}

/** From as many addresses as there are bookings; says how long it took until all were answered. */
async function manyAtOnce(product: Product, acknowledged: Acknowledged): Promise<number> {
  const start = performance.now();
  const work = Array.from({ length: AT_ONCE }, (_, i) => {
    const from = `127.1.${i >> 8}.${i & 255}`;
    return book(product, `One of a thousand ${i}`, acknowledged, '', { from });
  });
  const failed = (await Promise.all(work)).filter((status) => status !== 201);
  must(failed.length === 0, `${failed.length} of ${AT_ONCE} bookings of one moment were not taken (${failed[0]})`);
  return performance.now() - start;
}

/** How often each status came. */
async function pressOn(product: Product, acknowledged: Acknowledged): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + SECONDS * 1000;
  const work = async (_: unknown, worker: number): Promise<void> => {
    for (let i = worker; performance.now() < end; i += 1) {
      const status = await one(product, `Worker ${worker}, child ${i}`, i, acknowledged, agent);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: UNDER_WAY }, work));
  agent.destroy();
  return counts;
}

/** One booking for every nine public reads. */
async function one(product: Product, name: string, i: number, acknowledged: Acknowledged, agent = product.kept) {
  if (i % 10 === 0) return book(product, name, acknowledged, '', { agent });
  const { status, headers } = await call(`${product.url}/category/alldetails`, { agent });
  must(status !== 503 || Number(headers['retry-after']) > 0, 'a refusal does not say when to come again');
  return status;
}
