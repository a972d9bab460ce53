import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { startDatabase } from './support/database.js';
import { startProduct } from './support/product.js';

const CUTS = 50;
const EVERY_MS = 1000;
const WRITERS = 16;
const ANSWERS_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 100;

/** F30: all connections to the database are cut again and again under load. Each form is sent again, with its key, until it is taken. */
export async function cutConnections(folder: string): Promise<string> {
  const database = await startDatabase(folder, 'F30');
  const product = await startProduct({ folder, settings: { MONGODB_URI: database.uri } });
  const acknowledged: Acknowledged = new Map();
  const statuses = new Map<number, number>();
  let [over, longest] = [false, 0];
  const write = async (writer: number): Promise<void> => {
    for (let i = 0; !over; i += 1) {
      const name = `Writer ${writer}, child ${i}`;
      for (let status = 0; status !== 201;) {
        const start = performance.now();
        status = await book(product, name, acknowledged, name);
        longest = Math.max(longest, performance.now() - start);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 201) await pause(AGAIN_AFTER_MS);
      }
    }
  };
  try {
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    for (let cut = 0; cut < CUTS; cut += 1) {
      await pause(EVERY_MS);
      database.cut();
    }
    over = true;
    await Promise.all(writers);
    const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const found = `${CUTS} cuts under ${WRITERS} writers (${answers}), the longest answer ${Math.round(longest)} ms`;
    must(
      [...statuses.keys()].every((status) => status === 201 || status === 503),
      `unanswered or 500: ${found}`,
    );
    must(longest <= ANSWERS_WITHIN_MS, `too long: ${found}`);
    must(acknowledged.size > CUTS * 2, `too few are taken: ${found}`);
    product.mustBeWell();
    await mustAllBeThere(product, acknowledged);
    return `${found}; ${acknowledged.size} acknowledged, all there once`;
  } finally {
    over = true;
    await product.end('SIGKILL');
    await database.end();
  }
}
