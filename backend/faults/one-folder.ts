import { must } from './fault.js';
import { type Acknowledged, bookOnce, idOf, mustAllBeThere } from './support/bookings.js';
import { freePort, Product, startProduct, withProduct } from './support/product.js';

/** F24: a second process on the same folder; then a folder whose holder was killed. */
export async function twoOnOneFolder(folder: string): Promise<string> {
  const acknowledged: Acknowledged = new Map();
  const first = await startProduct({ folder });
  let said: string;
  try {
    const second = new Product(await freePort(), { folder });
    const { code } = await second.ended;
    said = second.output.trim();
    must(code === 1, `the second ended with ${code}`);
    must(said.split('\n').length === 1 && /in use/.test(said), `the second said: ${said}`);
    const { status, body } = await bookOnce(first, 'Still here');
    must(status === 201, `the first answers ${status} afterwards`);
    acknowledged.set(idOf(body), 'Still here');
  } finally {
    await first.end('SIGKILL');
  }
  await withProduct({ folder }, (again) => mustAllBeThere(again, acknowledged));
  return `the second said "${said.slice(0, 60)}…" and left; after kill -9 the folder was taken over`;
}
