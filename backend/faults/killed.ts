import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { OpenLoop } from './support/load.js';
import { startProduct, withProduct } from './support/product.js';

const ROUNDS = 50;
const PER_SECOND = 100;
const READY_WITHIN_MS = 5000;

/** F01: the process is killed while it writes, again and again; who got no answer sends the same again, with the same key. */
export async function killedWhileWriting(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  let unanswered: string[] = [];
  let [slowest, repeated] = [0, 0];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const product = await startProduct({ folder });
    slowest = Math.max(slowest, product.readyAfterMs);
    for (const name of unanswered) must((await book(product, name, acknowledged, name)) === 201, 'a retry is refused');
    repeated += unanswered.length;
    unanswered = [];
    let killed = false;
    const load = new OpenLoop(PER_SECOND, 10, async (i) => {
      const name = `Round ${round}, child ${i}`;
      const wasInTime = !killed;
      const status = await book(product, name, acknowledged, name);
      if (status !== 201 && wasInTime) unanswered.push(name);
      return status;
    });
    await pause(200 + Math.random() * 2800);
    killed = true;
    await product.end('SIGKILL');
    await load.stop();
  }
  const found = await withProduct({ folder }, (product) => mustAllBeThere(product, acknowledged));
  must(acknowledged.size > ROUNDS * 10, `only ${acknowledged.size} bookings were acknowledged: nothing was shown`);
  must(slowest <= READY_WITHIN_MS, `ready only after ${Math.round(slowest)} ms`);
  return `${ROUNDS} kills, ${acknowledged.size} acknowledged, ${repeated} of them at the second try: all there once (${found} kept), ready within ${Math.round(slowest)} ms`;
}
