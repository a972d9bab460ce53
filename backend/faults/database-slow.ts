import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { type Database, theDatabase } from './support/database.js';
import { mustBeCalm } from './support/errors-in.js';
import { mixedLoad } from './database-away.js';
import { LinePool } from './support/line-pool.js';
import { OpenLoop, percentile, statuses } from './support/open-loop.js';
import { startProduct } from './support/product.js';

const TRIES = 3;
const MOST_ERRORS = 0.01;

/** F09: the database is slow, then its connections break. */
export async function slowAndCut(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F09');
  await database.start();
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const pool = new LinePool(product.port);
  const acknowledged: Acknowledged = new Map();
  try {
    database.line.slow(500);
    const slow = await mixedLoad(pool, 10, 20, acknowledged).all();
    database.line.slow(0);
    must(
      slow.every(({ status }) => status < 300),
      `errors while it was slow (${statuses(slow)})`,
    );
    must(percentile(slow, 0.99) < 3000, `99 % within ${Math.round(percentile(slow, 0.99))} ms while it was slow`);

    database.line.resetEvery(5);
    const breaking = breakAllEvery(database, 2000);
    const load = new OpenLoop(50, 20, (i) => bookStubbornly(pool, `Stubborn ${i}`, acknowledged));
    const cut = await load.all();
    breaking.stop();
    const failed = cut.filter(({ status }) => status !== 201);
    must(failed.length < cut.length * MOST_ERRORS, `${failed.length} of ${cut.length} failed (${statuses(cut)})`);
    mustBeCalm(product);
    database.line.resetEvery(0);
    await pause(1000);
    await mustAllBeThere(product, acknowledged);
    return `+500 ms: 99 % within ${Math.round(percentile(slow, 0.99))} ms; broken connections: ${failed.length} of ${cut.length} bookings failed after ${TRIES} tries with one key, none made twice`;
  } finally {
    pool.close();
    await product.end('SIGKILL');
    await database.end();
  }
}

/** As a client should: the same key, again after a little while of random length. */
async function bookStubbornly(pool: LinePool, name: string, acknowledged: Acknowledged): Promise<number> {
  let status = 0;
  for (let left = TRIES; left > 0; left -= 1) {
    status = await book(pool, name, acknowledged, name);
    if (status === 201) break;
    await pause(Math.random() * 500 * (TRIES - left + 1));
  }
  return status;
}

/** Connections that survived are broken as well, now and then, so that new ones have to be made. */
function breakAllEvery({ line }: Database, ms: number): { stop(): void } {
  const timer = setInterval(() => {
    line.cut();
    line.mend();
  }, ms);
  return { stop: () => clearInterval(timer) };
}
