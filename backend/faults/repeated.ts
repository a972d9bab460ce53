import { must } from './fault.js';
import { aBooking, type Acknowledged, allBookings, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { call, postJson } from './support/call.js';
import { chaosBefore } from './support/chaos.js';
import { theDatabase } from './support/database.js';
import { HARM } from './support/paths.js';
import { type Product, startProduct, withProduct } from './support/product.js';

const PAIRS = 500;
const AT_ONCE = 10;

/** F10: two taps at the same instant, at one process and at two. */
export async function doubleTap(folder: string): Promise<string> {
  const database = await theDatabase(folder, 'F10');
  await database.start();
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

const LOST = 50;

/** F11: the booking is kept, but its answer never arrives; the client tries again. */
export async function answerLost(folder: string): Promise<string> {
  const line = await chaosBefore();
  try {
    await withProduct({ folder }, async (product) => {
      line.aimAt(product.url);
      const through = `http://127.0.0.1:${line.port}/counselling-teacher/add-booking`;
      for (let i = 0; i < LOST; i += 1) {
        const name = `Lost ${i}`;
        line.swallowAnswers(1);
        const first = await postJson(through, aBooking(name), { 'Idempotency-Key': name });
        must(first.status === 0 && line.swallowed === i + 1, 'the answer was not lost: nothing was shown');
        await mustBeTheOnly(product, name, i + 1);
      }
    });
  } finally {
    await line.close();
  }
  const kills = await killedBeforeTheAnswer(folder);
  return `${LOST} answers dropped after the commit, ${kills} kills between commit and answer: the retry names the one booking`;
}

const KILLS = 5;

async function killedBeforeTheAnswer(folder: string): Promise<number> {
  for (let i = 0; i < KILLS; i += 1) {
    const name = `Killed ${i}`;
    const product = await startProduct({ folder, preload: HARM });
    product.tell({ harm: 'die after the next insert' });
    must((await product.statusOf('/health/live')) === 200, 'the harm did not arrive');
    const first = await bookOnce(product, name, name);
    await product.ended;
    must(first.status === 0, `it answered ${first.status} before it died`);
    await withProduct({ folder }, (again) => mustBeTheOnly(again, name, LOST + i + 1));
  }
  return KILLS;
}

/** The retry must name the booking that is there already. */
async function mustBeTheOnly(product: Product, name: string, total: number): Promise<void> {
  const kept = (await allBookings(product)).filter(({ childName }) => childName === name);
  must(kept.length === 1, `the first try left ${kept.length} bookings`);
  const again = await bookOnce(product, name, name);
  must(again.status === 201, `the retry was answered ${again.status}`);
  must(idOf(again.body) === kept[0]?._id, 'the retry names another booking');
  const count = await call(`${product.url}/counselling-teacher/view-booking?range=[0,0]`, {
    headers: await product.signIn(),
  });
  must(count.headers['content-range']?.endsWith(`/${total}`) === true, `there are ${count.headers['content-range']}`);
}
