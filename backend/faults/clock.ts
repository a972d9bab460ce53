import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, allBookings, bookOnce, idOf } from './support/bookings.js';
import { call } from './support/call.js';
import { mustBeCalm } from './support/errors-in.js';
import { HARM } from './support/paths.js';
import { type Product, withProduct } from './support/product.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PER_JUMP = 20;
/** Tokens live for an hour here. */
const SETTINGS = { JWT_EXPIRES_IN: '1h', RATE_LIMITS: 'on' };
const JUMPS = {
  'two hours ahead': 2 * HOUR,
  'ten minutes back': -10 * MINUTE,
  'the year 2038': Date.UTC(2038, 0, 19, 3, 14, 0) - Date.now(),
  'as it was': 0,
};

/** F21: the clock of the product jumps; ours stays. */
export function clockJumps(folder: string): Promise<string> {
  return withProduct({ folder, preload: HARM, settings: SETTINGS }, async (product) => {
    const acknowledged: Acknowledged = new Map();
    const early = await product.signIn();
    await setClock(product, 58 * MINUTE);
    must((await me(product, early)) === 200, 'a token ended two minutes early');
    await setClock(product, 62 * MINUTE);
    must((await me(product, early)) === 401, 'a token lives two minutes too long');
    for (const [name, ms] of Object.entries(JUMPS)) {
      await setClock(product, ms);
      for (let i = 0; i < PER_JUMP; i += 1) {
        const start = performance.now();
        const { status, body } = await bookOnce(product, `${name} ${i}`, `${name} ${i}`);
        must(status === 201, `${name}: a booking is answered ${status}`);
        must(performance.now() - start < 2000, `${name}: a booking waits for a clock`);
        must(!acknowledged.has(idOf(body)), `${name}: an id came twice`);
        acknowledged.set(idOf(body), `${name} ${i}`);
      }
      must((await me(product, await product.signIn())) === 200, `${name}: a new token is no good`);
    }
    const [once, twice] = [await allBookings(product), await allBookings(product)];
    must(once.length === acknowledged.size, `${once.length} of ${acknowledged.size} bookings are listed`);
    must(JSON.stringify(once) === JSON.stringify(twice), 'the order of the list changes');
    mustBeCalm(product);
    return `${Object.keys(JUMPS).join(', ')}: ${acknowledged.size} bookings, ids unique, order stable, tokens end on time`;
  });
}

async function setClock(product: Product, ms: number): Promise<void> {
  product.tell({ harm: 'set the clock', ms });
  await pause(100);
  const { headers } = await call(`${product.url}/health/live`);
  must(headers['x-powered-by'] === undefined && product.isAlive, 'the product did not stand the jump');
}

async function me(product: Product, headers: Readonly<Record<string, string>>): Promise<number> {
  return (await call(`${product.url}/user/me`, { headers })).status;
}
