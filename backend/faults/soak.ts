import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, statuses } from './support/open-loop.js';
import { type Product, withProduct } from './support/product.js';
import { registration } from './support/uploads.js';
import { until } from './support/wait.js';

const PER_SECOND = 50;
const SECONDS = 75;
const WARM_S = 25;
const READ = plainRequest('GET', '/category/alldetails');
/** Half an hour would show a megabyte a minute; in a minute the collector's own ups and downs are larger. */
const MOST_GROWTH = 60;

/** F26, short: mixed requests, some given up half way, some with files. */
export function soak(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    const pool = new LinePool(product.port);
    const acknowledged: Acknowledged = new Map();
    await call(`${product.url}/category/alldetails`);
    const base = product.handles;
    const load = new OpenLoop(PER_SECOND, SECONDS, (i) => one(product, pool, i, acknowledged));
    await pause(WARM_S * 1000);
    const warm = await quietMemory(product);
    const samples = await load.all();
    const grown = (await quietMemory(product)) - warm;
    pool.close();
    must(
      samples.every(({ status }) => [200, 201, -1].includes(status)),
      `answers were ${statuses(samples)}`,
    );
    await until('files and connections are as before', 20_000, () => product.handles <= base + 2);
    must(grown < MOST_GROWTH, `memory grew by ${Math.round(grown)} MB after the first ${WARM_S} s`);
    mustBeCalm(product);
    await mustAllBeThere(product, acknowledged);
    return `${samples.length} requests in ${SECONDS} s (a soak of 30 minutes is for a night): ${statuses(samples).replace('-1', 'given up')}; memory +${Math.round(grown)} MB since second ${WARM_S}, handles as before`;
  });
}

async function one(product: Product, pool: LinePool, i: number, acknowledged: Acknowledged): Promise<number> {
  if (i % 20 === 3) return giveUp(product);
  if (i % 50 === 7) {
    const { type, body } = registration(`soak${i}@example.org`, 100_000);
    return (await call(`${product.url}/user/create`, { method: 'POST', headers: { 'Content-Type': type }, body }))
      .status;
  }
  return i % 3 === 0 ? book(pool, `Child ${i}`, acknowledged) : (await pool.send(READ)).status;
}

/** Half an upload, then nothing: the phone is gone. */
function giveUp({ port }: Product): Promise<number> {
  const { type, body } = registration('nobody@example.org');
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /user/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, body.length / 2), () => socket.destroy());
    });
    socket.on('error', () => socket.destroy()).on('close', () => resolve(-1));
  });
}

/** The least of some looks: what is about to be collected does not count. */
async function quietMemory(product: Product): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 10; i += 1) {
    least = Math.min(least, product.rss);
    await pause(200);
  }
  return least;
}
