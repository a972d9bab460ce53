import { Agent } from 'node:http';
import { must } from './fault.js';
import { read } from './support/bookings.js';
import { postJson } from './support/call.js';
import { isGood, longest, OpenLoop, percentile, statuses } from './support/load.js';
import { ADMIN, withProduct } from './support/product.js';

const PER_SECOND = 500;
const OTHERS_PER_SECOND = 50;
const SECONDS = 10;
const OTHERS_WITHIN_MS = 200;

/** F17: passwords are tried as fast as possible; others must not notice. The rate limits are off. */
export function loginStorm(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    // A product in use answers faster than one that has just started.
    await new OpenLoop(4 * OTHERS_PER_SECOND, 4, () => read(product)).all();
    const agent = new Agent({ keepAlive: true, maxSockets: 400 });
    const wrong = { ...ADMIN, password: 'a wrong password' };
    const login = async (): Promise<number> => (await postJson(`${product.url}/user/login`, wrong, { agent })).status;
    const storm = new OpenLoop(PER_SECOND, SECONDS, login);
    const others = new OpenLoop(OTHERS_PER_SECOND, SECONDS, () => read(product));
    const [tried, seen] = [await storm.all(), await others.all()];
    agent.destroy();
    const found = `${statuses(tried)} within ${Math.round(longest(tried))} ms; other routes ${statuses(seen)}, 99 % within ${Math.round(percentile(seen, 0.99))} ms`;
    const got = new Set(tried.map(({ status }) => status));
    must(
      [...got].every((status) => [401, 429, 503].includes(status)),
      `logins: ${found}`,
    );
    must(got.has(401) && got.has(503), `logins: ${found}`);
    must(seen.every(isGood), `others were refused: ${found}`);
    must(percentile(seen, 0.99) < OTHERS_WITHIN_MS, `others waited: ${found}`);
    await product.signIn();
    product.assertHealthy();
    return found;
  });
}
