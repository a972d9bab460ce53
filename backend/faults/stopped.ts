import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from './fault.js';
import { type Acknowledged, bookOrRead, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { isGood, OpenLoop, statuses } from './support/load.js';
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
  const load = new OpenLoop(PER_SECOND, 20, (i) => bookOrRead(product, i, acknowledged));
  let closed = 0;
  for (let i = 0; i < IDLE; i += 1) {
    const socket = connect(product.port, '127.0.0.1', () =>
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    socket.on('error', () => socket.destroy()).once('close', () => (closed += 1));
    socket.resume();
  }
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

  must(samples.every(isGood), `some of ${samples.length} requests failed (${statuses(samples)})`);
  must(sent.join() === Array(UPLOADS).fill(201).join(), `slow uploads were answered ${sent.join(', ')}`);
  must(closed === IDLE, `${IDLE - closed} idle connections were left open`);
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
      const other = await product.statusOf('/category/alldetails');
      must(other === 200, `a request after the notice was answered ${other}`);
      return performance.now() - start;
    }
    must(status === 200, `readiness was answered ${status} instead of 503: it did not say no first`);
  }
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

/** Preloaded into a product: a request that asks for it throws where no handler can catch it. */
const BUG = `import { subscribe } from 'node:diagnostics_channel';
subscribe('http.server.request.start', ({ request }) => {
  if (request.url.includes('bug')) process.nextTick(() => { throw new TypeError('on purpose'); });
});`;

/** F25: an error that nobody catches ends the product like a stop: requests under way are answered, exit code 1. */
export async function uncaughtError(folder: string): Promise<string> {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(BUG)}`;
  const product = await startProduct({ folder, settings: { NODE_OPTIONS } });
  const acknowledged: Acknowledged = new Map();
  const underWay = Array.from({ length: 10 }, (_, i) => bookOrRead(product, i, acknowledged));
  await call(`${product.url}/health/live?bug`);
  const answers = await Promise.all(underWay);
  const { code } = await product.ended;
  must(code === 1 && /nobody caught/.test(product.output), `it ended with ${code}: ${product.output.slice(-300)}`);
  must(
    answers.every((status) => status < 300 && status > 0),
    `requests under way were answered ${answers.join(', ')}`,
  );
  await withProduct({ folder }, (again) => mustAllBeThere(again, acknowledged));
  return 'requests under way were answered, exit 1 with a line in the log, nothing lost';
}
