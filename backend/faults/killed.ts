import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { LinePool } from './support/line-pool.js';
import { OpenLoop } from './support/open-loop.js';
import { startProduct, withProduct } from './support/product.js';

const ROUNDS = 50;
const PER_SECOND = 100;
const READY_WITHIN_MS = 5000;
const LOOK_EVERY_ROUNDS = 10;

/** F01: the process is killed while it writes, again and again. */
export async function killedWhileWriting(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const product = await startProduct({ folder });
    slowest = Math.max(slowest, product.readyAfterMs);
    if (round % LOOK_EVERY_ROUNDS === 0) await mustAllBeThere(product, acknowledged);
    const pool = new LinePool(product.port);
    const load = new OpenLoop(PER_SECOND, 10, (i) => book(pool, `Round ${round}, child ${i}`, acknowledged));
    await pause(200 + Math.random() * 2800);
    await product.end('SIGKILL');
    await load.stop();
    pool.close();
  }
  const found = await withProduct({ folder }, (product) => mustAllBeThere(product, acknowledged));
  must(acknowledged.size > ROUNDS * 10, `only ${acknowledged.size} bookings were acknowledged: nothing was shown`);
  must(slowest <= READY_WITHIN_MS, `ready only after ${Math.round(slowest)} ms`);
  return `${ROUNDS} kills, ${acknowledged.size} acknowledged, all there once (${found} kept), ready within ${Math.round(slowest)} ms`;
}
