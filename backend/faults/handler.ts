import { must } from './fault.js';
import { type Acknowledged, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { call } from './support/call.js';
import { HARM } from './support/paths.js';
import { type Product, startProduct, withProduct } from './support/product.js';

const READY_WITHIN_MS = 2000;

/** F25: a handler throws, a promise is rejected, a callback throws where nobody can catch it. */
export async function handlerBug(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const ended: string[] = [];
  for (const harm of ['handler', 'harm=promise', 'harm=tick']) {
    const product = await startProduct({ folder, preload: HARM });
    try {
      const { body } = await bookOnce(product, `Before ${harm}`);
      acknowledged.set(idOf(body), `Before ${harm}`);
      ended.push(harm === 'handler' ? await throwsInside(product) : await throwsOutside(product, harm));
    } finally {
      await product.end('SIGKILL');
    }
    const start = performance.now();
    await withProduct({ folder }, async (again) => {
      const took = performance.now() - start;
      must(took <= READY_WITHIN_MS, `ready again only after ${Math.round(took)} ms`);
      await mustAllBeThere(again, acknowledged);
    });
  }
  return ended.join('; ');
}

async function throwsInside(product: Product): Promise<string> {
  product.tell({ harm: 'break the next query' });
  let failed = 0;
  for (let i = 0; i < 10; i += 1) {
    const { status, body } = await call(`${product.url}/category/alldetails`);
    if (status === 500) failed += 1;
    else must(status === 200, `it answers ${status}`);
    must(!/broken on purpose|at .*\.js/.test(body), 'the answer tells of the inside');
  }
  must(failed === 1 && product.isAlive, `${failed} requests failed for one bug`);
  return 'a throw in a handler failed that request alone';
}

async function throwsOutside(product: Product, harm: string): Promise<string> {
  const others = Array.from({ length: 5 }, () => call(`${product.url}/category/alldetails`));
  await call(`${product.url}/health/live?${harm}`);
  const { code } = await product.ended;
  must(code === 1, `it ended with ${code}`);
  must(/nobody caught/.test(product.output), 'it did not say why');
  const answers = await Promise.all(others);
  must(
    answers.every(({ status }) => status === 200),
    'requests under way were dropped',
  );
  return `${harm.slice(5)}: requests under way finished, exit 1, ready again within ${READY_WITHIN_MS} ms`;
}
