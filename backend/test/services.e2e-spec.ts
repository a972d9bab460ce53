import { aService } from './factories/index.js';
import { expectError } from './support/errors.js';
import { answers404ForUnknownIds } from './support/answers-404-for-unknown-ids.js';
import { obeysRules } from './support/obeys-rules.js';
import { SERVICE_CASES } from './support/office-field-cases.js';
import { theProduct } from './support/product.js';

const product = theProduct();

type Prices = Readonly<Record<string, unknown>> & { readonly _id: string };

const addPrices = (fields: object) => product.admin.post('/services').send(fields);

const list = async (): Promise<unknown> => (await product.visitor.get('/services')).body as unknown;

describe('adding the prices of a service', () => {
  it('answers with them, and everybody reads them', async () => {
    const { status, body } = await addPrices(aService());
    const anything: unknown = expect.any(String);
    expect({ status, body: body as unknown }).toEqual({
      status: 201,
      body: { _id: anything, ...aService(), createdAt: anything, updatedAt: anything },
    });
    expect(await list()).toEqual([body]);
  });

  it('takes a service alone: what is not given is asked for', async () => {
    const { body } = await addPrices({ service: 'Student counseling' });
    expect(Object.keys(body as object).sort()).toEqual(['_id', 'createdAt', 'service', 'updatedAt']);
  });

  it('refuses a second record about the same service', async () => {
    await addPrices(aService());
    const message = 'This service already has prices. Change those instead.';
    expectError(await addPrices(aService({ priceFrom: 1 })), 409, { service: message });
  });

  it('names what is missing and what is beyond its rule', async () => {
    expectError(await addPrices({ priceFrom: 5 }), 400, { service: 'Choose a service.' });
    expectError(await addPrices(aService({ priceTo: 1 })), 400, {
      priceTo: 'Price to must not be lower than the price from, which must be filled in too.',
    });
  });
});

describe('a change', () => {
  let id = '';
  beforeEach(async () => {
    id = ((await addPrices({ service: 'Student counseling', priceFrom: 0 })).body as Prices)._id;
  });
  const send = (changes: object) => product.admin.put(`/services/${id}`).send(changes);
  obeysRules({ send, changes: true, record: (body) => body }, SERVICE_CASES, {});
});

describe('prices that are there', () => {
  let prices: Prices;
  beforeEach(async () => {
    prices = (await addPrices(aService())).body as Prices;
  });
  const update = (changes: object, id = prices._id) => product.admin.put(`/services/${id}`).send(changes);

  it('are changed one by one, and emptied', async () => {
    const { status, body } = await update({ waitingWeeks: 0, reducedPrice: null });
    expect(status).toBe(200);
    const { reducedPrice: _, ...others } = prices;
    expect(body).toEqual({ ...others, waitingWeeks: 0, updatedAt: expect.any(String) as unknown });
    expect(await list()).toEqual([body]);
  });

  it.each([
    ['is lower than the lowest', { priceTo: 2499 }],
    ['has become lower than the lowest', { priceFrom: 4001 }],
    ['has no lowest any more', { priceFrom: null }],
  ])('are refused where the highest price %s', async (_, changes) => {
    const message = 'Price to must not be lower than the price from, which must be filled in too.';
    expectError(await update(changes), 400, { priceTo: message });
    expect(await list()).toEqual([prices]);
  });

  it('may be one price: the highest is the lowest', async () => {
    expect((await update({ priceTo: 2500 })).status).toBe(200);
  });

  it('are deleted, and are then asked for', async () => {
    const remove = () => product.admin.delete(`/services/${prices._id}`);
    const { status, body } = await remove();
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: { message: 'Prices deleted successfully.' },
    });
    expect(await list()).toEqual([]);
    expectError(await remove(), 404);
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await product.visitor.get('/services');
    const again = () => product.visitor.get('/services').set('If-None-Match', headers['etag'] ?? '');
    expect((await again()).status).toBe(304);
    await update({ waitingWeeks: 9 });
    expect((await again()).status).toBe(200);
  });

  it('are listed by the query of every list', async () => {
    const other = (await addPrices(aService({ service: 'School Readiness Program' }))).body as unknown;
    const query = { filter: '{"service":"School Readiness Program"}', sort: '["service","ASC"]', range: '[0,9]' };
    const { headers, body } = await product.visitor.get('/services').query(query);
    expect(headers['content-range']).toBe('services 0-0/1');
    expect(body).toEqual([other]);
    expectError(await product.visitor.get('/services').query({ filter: '{"secret":1}' }), 400);
  });

  answers404ForUnknownIds((id) => update({ waitingWeeks: 1 }, id));
  answers404ForUnknownIds((id) => product.admin.delete(`/services/${id}`));
});
