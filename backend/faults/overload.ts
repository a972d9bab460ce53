import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { aBooking, type Acknowledged, book, bookingUrl, idOf, mustAllBeThere } from './support/bookings.js';
import { postJson } from './support/call.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, percentile, type Sample, statuses } from './support/open-loop.js';
import { type Product, startProduct } from './support/product.js';
import { fillStaff } from './support/records.js';

const TIMES = 10;
const SECONDS = 20;
const PEAK_SECONDS = 6;
const PEAK_LINES = 24;
const MOST_MEMORY = 512;
const STAFF = 50;
const NORMAL_AGAIN_MS = 10_000;
/** More than one address may have under way. Node accepts one connection a turn: a proxy holds its lines open. */
const LINES = 600;
const AT_ONCE = 1000;
const READ = plainRequest('GET', `/category/alldetails?range=[0,${STAFF - 1}]`);

/** F16: a thousand bookings of one moment, then ten times as many requests as can be answered, from clients that do not wait. */
export async function tenfoldOverload(folder: string): Promise<string> {
  const product = await startProduct({ folder });
  const pool = new LinePool(product.port, LINES);
  const acknowledged: Acknowledged = new Map();
  try {
    await fillStaff(folder, STAFF);
    const took = await manyAtOnce(product, acknowledged);
    const peak = await peakOf(product, acknowledged);
    await pool.open(LINES, READ);
    let memory = 0;
    const watch = setInterval(() => (memory = Math.max(memory, product.rss)), 200);
    const samples = await new OpenLoop(TIMES * peak, SECONDS, (i) => one(pool, i, acknowledged)).all();
    clearInterval(watch);
    const [good, refused] = [samples.filter(isGood), samples.filter(({ status }) => status === 503)];
    const span = samples.reduce((last, { at, ms }) => Math.max(last, at + ms / 1000), SECONDS);
    await pause(NORMAL_AGAIN_MS);
    const after = await new OpenLoop(Math.max(5, peak / 4), 5, (i) => one(pool, i, acknowledged)).all();
    const found = `${AT_ONCE} bookings of one moment within ${Math.round(took)} ms; peak ${Math.round(peak)}/s, offered ${Math.round(samples.length / SECONDS)}/s for ${SECONDS} s (${statuses(samples)}): good ${Math.round(good.length / span)}/s, memory up to ${Math.round(memory)} MB, afterwards ${statuses(after)}, 99 % within ${Math.round(percentile(after, 0.99))} ms`;
    must(refused.length > 0, `nothing was refused, so nothing was shown: ${found}`);
    must(good.length + refused.length === samples.length, `some were neither answered nor refused: ${found}`);
    must(memory < MOST_MEMORY, `memory grew: ${found}`);
    must(after.every(isGood), `it is not as before after ${NORMAL_AGAIN_MS / 1000} s: ${found}`);
    mustBeCalm(product);
    await mustAllBeThere(product, acknowledged);
    return found;
  } finally {
    pool.close();
    await product.end('SIGKILL');
  }
}

/** From as many addresses as there are bookings; says how long it took until all were answered. */
async function manyAtOnce(product: Product, acknowledged: Acknowledged): Promise<number> {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, i) => {
      const name = `One of a thousand ${i}`;
      const answer = await postJson(bookingUrl(product), aBooking(name), {}, `127.1.${i >> 8}.${i & 255}`);
      if (answer.status === 201) acknowledged.set(idOf(answer.body), name);
      return answer.status;
    }),
  );
  const failed = answers.filter((status) => status !== 201);
  must(failed.length === 0, `${failed.length} of ${AT_ONCE} bookings of one moment were not taken (${failed[0]})`);
  return performance.now() - start;
}

/** One booking for every nine strangers who read. */
async function one(pool: LinePool, i: number, acknowledged: Acknowledged): Promise<number> {
  if (i % 10 === 0) return book(pool, `Child ${i} ${performance.now()}`, acknowledged);
  const { status, head } = await pool.send(READ);
  must(status !== 503 || /\r\nretry-after: \d/i.test(head), 'a refusal does not say when to come again');
  return status;
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
