import { must } from './fault.js';
import { type Acknowledged, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { startDatabase } from './support/database.js';
import { type Product, startProduct } from './support/product.js';

const PAIRS = 500;
const AT_ONCE = 10;

/** F10: two taps at the same instant, at one process and at two. */
export async function doubleTap(folder: string): Promise<string> {
  const database = await startDatabase(folder, 'F10');
  const settings = { MONGODB_URI: database.uri };
  const both = await Promise.all([startProduct({ folder, settings }), startProduct({ folder, settings })]);
  const [one, other] = both;
  try {
    const acknowledged: Acknowledged = new Map();
    await pairs('one process', one, one, acknowledged);
    await pairs('two processes', one, other, acknowledged);
    const found = await mustAllBeThere(other, acknowledged);
    must(acknowledged.size === 2 * PAIRS && found === 2 * PAIRS, `${2 * PAIRS} pairs made ${found} bookings`);
    return `${PAIRS} pairs at one process and ${PAIRS} at two: ${found} bookings, the same id for both of each pair`;
  } finally {
    await Promise.all(both.map((product) => product.end('SIGKILL')));
    await database.end();
  }
}

async function pairs(where: string, one: Product, other: Product, acknowledged: Acknowledged): Promise<void> {
  for (let from = 0; from < PAIRS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, async (_, i) => {
      const name = `Pair ${from + i} of ${where}`;
      const [a, b] = await Promise.all([bookOnce(one, name, name), bookOnce(other, name, name)]);
      must(a.status === 201 && b.status === 201, `a pair was answered ${a.status} and ${b.status}`);
      must(idOf(a.body) === idOf(b.body), 'the two answers of a pair name different bookings');
      acknowledged.set(idOf(a.body), name);
    });
    await Promise.all(some);
  }
}
