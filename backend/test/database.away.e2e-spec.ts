import { type Product, startProduct } from './support/product.js';
import { expectError } from './support/errors.js';

import { answersWhileAway, expectAway, LONG_MS, NAMES, type Timed } from './support/away.js';

describe('a product that starts while its store is away', () => {
  const product = theAwayProduct();
  let answers: ReadonlyMap<string, Timed>;
  beforeAll(async () => (answers = await answersWhileAway(product())), LONG_MS);

  it('answers /health/live', async () => {
    const { status, body } = await product().visitor.get('/health/live');
    expect({ status, body: body as unknown }).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it.each(NAMES)('answers %s with 503, soon, and says when to come again', (name) => expectAway(answers.get(name)));

  it('still refuses bad requests without the database', async () => {
    const { visitor } = product();
    expectError(await visitor.get('/user/get'), 401);
    expect((await visitor.post('/contact/addcontact').send({})).status).toBe(400);
    expectError(await visitor.post('/contact/addcontact').type('text/plain').send('x'), 415);
  });
});

function theAwayProduct(): () => Product {
  let started: Product | undefined;
  beforeAll(async () => {
    started = await startProduct({ MONGODB_URI: 'mongodb://127.0.0.1:1/one-step' });
  }, 60_000);
  afterAll(() => started?.close());
  return () => {
    if (started === undefined) throw new Error('The product runs only while tests do.');
    return started;
  };
}
