import { must } from './fault.js';
import { call } from './support/call.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { longest, OpenLoop, percentile, statuses } from './support/open-loop.js';
import { ADMIN, withProduct } from './support/product.js';
import { warmUp } from './support/warm-up.js';

const PER_SECOND = 500;
const OTHERS_PER_SECOND = 50;
const SECONDS = 10;
const OTHERS_WITHIN_MS = 200;
/** Node accepts one connection a turn: a crowd comes through a proxy, which holds its lines open. */
const LINES = { storm: 400, others: 40 };
const LOGIN = plainRequest(
  'POST',
  '/user/login',
  { 'Content-Type': 'application/json' },
  JSON.stringify({ email: ADMIN.email, password: 'a wrong password' }),
);
const READ = plainRequest('GET', '/category/alldetails');

/** F17: passwords are tried as fast as they come; nobody else may feel it. Limits for each address are off. */
export function loginStorm(folder: string): Promise<string> {
  return withProduct({ folder }, async (product) => {
    await warmUp(product, READ);
    const [storm, others] = [new LinePool(product.port, LINES.storm), new LinePool(product.port, LINES.others)];
    await storm.open(LINES.storm, READ);
    await others.open(LINES.others, READ);
    await new OpenLoop(5, 1, async () => (await storm.send(LOGIN)).status).all();
    const tries = new OpenLoop(PER_SECOND, SECONDS, async () => (await storm.send(LOGIN)).status);
    const reads = new OpenLoop(OTHERS_PER_SECOND, SECONDS, async () => (await others.send(READ)).status);
    const [tried, read] = [await tries.all(), await reads.all()];
    storm.close();
    others.close();
    const found = `${statuses(tried)} within ${Math.round(longest(tried))} ms; other routes ${statuses(read)}, 99 % within ${Math.round(percentile(read, 0.99))} ms`;
    must(
      tried.every(({ status }) => [401, 429, 503].includes(status)),
      `logins: ${found}`,
    );
    must(tried.some(({ status }) => status === 401) && tried.some(({ status }) => status === 503), `logins: ${found}`);
    must(
      read.every(({ status }) => status === 200),
      `others were refused: ${found}`,
    );
    must(percentile(read, 0.99) < OTHERS_WITHIN_MS, `others waited: ${found}`);
    must((await call(`${product.url}/user/me`, { headers: await product.signIn() })).status === 200, 'nobody gets in');
    mustBeCalm(product);
    return found;
  });
}
