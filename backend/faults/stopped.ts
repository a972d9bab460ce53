import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, book, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { LinePool, plainRequest } from './support/line-pool.js';
import { OpenLoop, statuses } from './support/open-loop.js';
import { type Product, startProduct, withProduct } from './support/product.js';
import { slowUpload } from './support/uploads.js';

const PER_SECOND = 200;
const UPLOADS = 5;
const IDLE = 20;
const ENDS_WITHIN_MS = 10_000;

/** F14: asked to stop under load; what is under way is finished. */
export async function stoppedUnderLoad(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const product = await startProduct({ folder });
  const pool = new LinePool(product.port);
  const read = plainRequest('GET', '/category/alldetails');
  const load = new OpenLoop(PER_SECOND, 20, async (i) =>
    i % 2 === 0 ? book(pool, `Child ${i}`, acknowledged) : (await pool.send(read)).status,
  );
  const idle = await idleLines(product);
  const uploads = Array.from({ length: UPLOADS }, (_, i) => slowUpload(product.port, `stop${i}@example.org`, 4000));
  await pause(1500);

  const asked = performance.now();
  product.signal('SIGTERM');
  const notice = await readinessSaysNo(product);
  // As a proxy does: it was told, and sends nothing here any more.
  const samples = await load.stop();
  const sent = await Promise.all(uploads);
  const { code } = await product.ended;
  const took = performance.now() - asked;
  pool.close();

  const failed = samples.filter(({ status }) => status !== 200 && status !== 201);
  must(failed.length === 0, `${failed.length} of ${samples.length} requests failed (${statuses(samples)})`);
  must(
    sent.every((status) => status === 201),
    `slow uploads were answered ${sent.join(', ')}`,
  );
  must(idle.closed() === IDLE, `${IDLE - idle.closed()} idle connections were left open`);
  must(code === 0, `exit code ${code}`);
  must(took <= ENDS_WITHIN_MS, `it took ${Math.round(took)} ms to end`);
  await withProduct({ folder }, (again) => mustAllBeThere(again, acknowledged));
  const forced = await stoppedTwice(folder);
  return `${samples.length} requests and ${UPLOADS} slow uploads, none failed; readiness said no after ${Math.round(notice)} ms; exit 0 after ${Math.round(took)} ms; a second SIGTERM ended it in ${Math.round(forced)} ms`;
}

/** Readiness must say no while requests are still answered, and their connections must end. */
async function readinessSaysNo(product: Product): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { status, headers } = await call(`${product.url}/health/ready`);
    if (status === 503) {
      must(headers.connection === 'close', 'the answer does not end its connection');
      const other = await call(`${product.url}/category/alldetails`);
      must(other.status === 200, `a request after the notice was answered ${other.status}`);
      return performance.now() - start;
    }
    must(status === 200, `readiness was answered ${status} instead of 503: it did not say no first`);
  }
}

async function idleLines({ port }: Product): Promise<{ closed(): number }> {
  let closed = 0;
  for (let i = 0; i < IDLE; i += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(plainRequest('GET', '/health/live')));
    socket.on('data', () => undefined).on('error', () => undefined);
    socket.once('close', () => (closed += 1));
  }
  await pause(200);
  return { closed: () => closed };
}

async function stoppedTwice(folder: string): Promise<number> {
  const product = await startProduct({ folder });
  const upload = slowUpload(product.port, 'twice@example.org', 5000);
  await pause(300);
  product.signal('SIGTERM');
  await pause(1500);
  must(product.isAlive, 'it did not wait for an upload');
  const start = performance.now();
  product.signal('SIGTERM');
  await product.ended;
  const took = performance.now() - start;
  must(took < 1000, `a second SIGTERM took ${Math.round(took)} ms`);
  await upload;
  return took;
}
