import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, percentile, type Sample, statuses } from './support/open-loop.js';
import { type Product, startProduct } from './support/product.js';
import { fillStaff } from './support/records.js';

const TIMES = 10;
const SECONDS = 60;
const PEAK_SECONDS = 6;
const PEAK_LINES = 24;
const MOST_MEMORY = 512;
const STAFF = 50;
/** Node accepts one connection a turn: a crowd comes through a proxy, which holds its lines open. */
const LINES = 400;
/** Each asks for another part of the list: the same part, asked for at the same moment, would be one piece of work. */
const READS = Array.from({ length: 40 }, (_, first) =>
  plainRequest('GET', `/category/alldetails?range=[${first},${STAFF - 1}]`),
);
const readOf = (i: number): string => READS[i % READS.length] ?? '';

/** F16: ten times as many requests as can be answered, from clients that do not wait. */
export async function tenfoldOverload(folder: string): Promise<string> {
  const product = await startProduct({ folder });
  const pool = new LinePool(product.port, LINES);
  const acknowledged: Acknowledged = new Map();
  try {
    await fillStaff(folder, STAFF);
    const peak = await peakOf(product, acknowledged);
    await pool.open(LINES, readOf(0));
    let memory = 0;
    const watch = setInterval(() => (memory = Math.max(memory, product.rss)), 200);
    const samples = await new OpenLoop(TIMES * peak, SECONDS, (i) => one(pool, i, acknowledged)).all();
    clearInterval(watch);
    const [good, refused] = [samples.filter(isGood), samples.filter(({ status }) => status === 503)];
    const span = samples.reduce((last, { at, ms }) => Math.max(last, at + ms / 1000), SECONDS);
    const goodput = good.length / span;
    await pause(5000);
    const after = await new OpenLoop(Math.max(5, peak / 4), 5, (i) => one(pool, i, acknowledged)).all();
    const found = `peak ${Math.round(peak)}/s, offered ${Math.round(samples.length / SECONDS)}/s for ${SECONDS} s (${statuses(samples)}): good ${Math.round(goodput)}/s, accepted 99 % within ${Math.round(percentile(good, 0.99))} ms, refused 99 % within ${Math.round(percentile(refused, 0.99))} ms, memory up to ${Math.round(memory)} MB, afterwards ${statuses(after)}`;
    must(good.length + refused.length === samples.length, `some were neither answered nor refused: ${found}`);
    must(goodput >= 0.8 * peak, `the good ones became fewer: ${found}`);
    must(percentile(good, 0.99) < 1000, `accepted requests waited: ${found}`);
    must(percentile(refused, 0.99) < 100, `refusals waited: ${found}`);
    must(memory < MOST_MEMORY, `memory grew: ${found}`);
    must(after.every(isGood), `it is not as before after 5 s: ${found}`);
    mustBeCalm(product);
    await mustAllBeThere(product, acknowledged);
    return found;
  } finally {
    pool.close();
    await product.end('SIGKILL');
  }
}

/** One booking for every nine strangers who read. */
async function one(pool: LinePool, i: number, acknowledged: Acknowledged): Promise<number> {
  if (i % 10 === 0) return book(pool, `Child ${i} ${performance.now()}`, acknowledged);
  return (await pool.send(readOf(i))).status;
}

/** Good answers a second when clients wait for each other. */
async function peakOf({ port }: Product, acknowledged: Acknowledged): Promise<number> {
  const pool = new LinePool(port);
  let good = 0;
  const start = performance.now();
  const until = start + PEAK_SECONDS * 1000;
  const work = async (line: number): Promise<void> => {
    for (let i = line; performance.now() < until; i += 1) {
      const status = await one(pool, i, acknowledged);
      must(status === 200 || status === 201, `at the peak a request was answered ${status}`);
      good += 1;
    }
  };
  await Promise.all(Array.from({ length: PEAK_LINES }, (_, i) => work(i)));
  pool.close();
  return good / ((performance.now() - start) / 1000);
}

function isGood({ status }: Sample): boolean {
  return status === 200 || status === 201;
}
