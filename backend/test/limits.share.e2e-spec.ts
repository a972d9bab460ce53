import { STORE, type Store } from '../src/database/index.js';
import { aMessage } from './factories/index.js';
import { postFrom } from './support/from-address.js';
import { type Product, startProduct, theProduct } from './support/product.js';

const LONG_MS = 60_000;

/** Two backends on one store, as behind a proxy: what one of them counts, the other knows. */
describe('two products on one store', () => {
  const first = theProduct({ RATE_LIMITS: 'on' });
  let second: Product | undefined;
  beforeAll(async () => {
    second = await startProduct({ RATE_LIMITS: 'on', MONGODB_URI: first.app.get<Store>(STORE).uri });
  }, LONG_MS);
  afterAll(() => second?.close());
  const send = (product: Pick<Product, 'url'> | undefined, headers: Record<string, string> = {}) =>
    postFrom(product ?? first, '127.0.8.1', '/contact/addcontact', aMessage(), headers);

  it(
    'share the limits',
    async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 121; n += 1) statuses.push((await send(n % 2 === 0 ? first : second)).status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(120);
      expect(statuses.at(-1)).toBe(429);
      expect((await send(second)).status).toBe(429);
    },
    LONG_MS,
  );

  it('share once keys: one submission sent to both at the same moment is stored once', async () => {
    const headers = { 'Idempotency-Key': 'sent to both' };
    const body = aMessage({ name: 'Sent twice' });
    const answers = await Promise.all(
      [first, second].map((product) => postFrom(product ?? first, '127.0.8.2', '/contact/addcontact', body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await first.admin.get('/contact/getcontact')).body).toHaveLength(1);
  });

  it('keep no address readable', async () => {
    await send(first);
    const kept = await first.connection.collection('usedlimits').find().toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('127.0.8');
  });

  it('read what the other one stored', async () => {
    await first.visitor.post('/contact/addcontact').send(aMessage());
    expect((await first.admin.get('/contact/getcontact')).body).toHaveLength(1);
    expect((await second?.admin.get('/contact/getcontact'))?.body).toHaveLength(1);
  });
});
