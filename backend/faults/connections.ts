import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { call } from './support/call.js';
import { mustBeCalm } from './support/errors-in.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, percentile, statuses } from './support/open-loop.js';
import { type Product, withProduct } from './support/product.js';
import { until } from './support/wait.js';
import { warmUp } from './support/warm-up.js';

const IDLE = 10_000;
const AT_ONCE = 500;
const ACCEPTED_WITHIN_MS = 10_000;
/** Lines of those who asked before may have been closed meanwhile. */
const GONE = 20;
const MOST_MEMORY = 150;
const OTHERS_WITHIN_MS = 200;
const READ = plainRequest('GET', '/category/alldetails');

/** F18: thousands of connections that say nothing; then more than the system allows. */
export async function idleConnections(folder: string): Promise<string> {
  const held = await withProduct({ folder }, async (product) => {
    await warmUp(product, READ);
    const [memory, handles] = [product.rss, product.handles];
    const start = performance.now();
    const sockets = await openMany(product, IDLE);
    const took = performance.now() - start;
    const open = (): number => product.handles - handles;
    await until(`all ${IDLE} connections are accepted`, ACCEPTED_WITHIN_MS, () => open() >= IDLE - GONE);
    const others = await readOthers(product, 5);
    const grown = product.rss - memory;
    must(grown < MOST_MEMORY, `memory grew by ${Math.round(grown)} MB`);
    sockets.forEach((socket) => socket.destroy());
    mustBeCalm(product);
    return `${IDLE} open after ${Math.round(took)} ms, memory +${Math.round(grown)} MB, others ${others}`;
  });
  return `${held}; ${await beyondTheCap(folder)}`;
}

const FILES = 900;
const TOO_MANY = 1500;

/** With room for few files: what is too much is refused, and the product lives on. */
function beyondTheCap(folder: string): Promise<string> {
  return withProduct({ folder, files: FILES }, async (product) => {
    const sockets = await openMany(product, TOO_MANY);
    await pause(500);
    const refused = sockets.filter(({ destroyed }) => destroyed).length;
    must(refused > TOO_MANY - FILES, `only ${refused} of ${TOO_MANY} were refused with ${FILES} files allowed`);
    must(product.isAlive && product.handles < FILES, 'it used up every file');
    sockets.forEach((socket) => socket.destroy());
    await pause(500);
    for (const path of ['/health/ready', '/category/alldetails', '/AboutUs']) {
      must((await call(product.url + path)).status === 200, `${path} does not answer afterwards`);
    }
    mustBeCalm(product);
    return `beyond the cap ${refused} of ${TOO_MANY} refused, well again at once`;
  });
}

export async function openMany({ port }: Product, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, () => connect(port, '127.0.0.1'));
    await Promise.all(
      some.map(
        (socket) =>
          new Promise<void>((resolve) => {
            socket.once('connect', resolve).once('error', () => resolve());
            socket
              .on('error', () => socket.destroy())
              .on('end', () => socket.destroy())
              .resume();
          }),
      ),
    );
    sockets.push(...some);
  }
  return sockets;
}

/** Everybody else, at 20 requests a second, must not feel it. */
export async function readOthers({ port }: Product, seconds: number): Promise<string> {
  const pool = new LinePool(port);
  const samples = await new OpenLoop(20, seconds, async () => (await pool.send(READ)).status).all();
  pool.close();
  const p99 = percentile(samples, 0.99);
  must(
    samples.every(({ status }) => status === 200),
    `others were answered ${statuses(samples)}`,
  );
  must(p99 < OTHERS_WITHIN_MS, `99 % of the others waited up to ${Math.round(p99)} ms`);
  return `99 % within ${Math.round(p99)} ms`;
}
