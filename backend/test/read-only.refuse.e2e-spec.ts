import { MESSAGES } from '#contract/messages';
import { aBooking, aMessage } from './factories/index.js';
import { ADMIN, startProduct, type Product, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { login, tokenOf } from './support/registration.js';

describe('a product that may only read', () => {
  const usual = theProduct();
  let product: Product | undefined;
  const reading = (): Product => {
    if (!product) throw new Error('It runs only while tests do.');
    return product;
  };
  const storeUri = () => usual.connection.getClient().options.hosts[0]?.toString() ?? '';
  beforeAll(async () => {
    const socket = storeUri();
    const uri = socket.includes('.sock') ? `mongodb://${encodeURIComponent(socket)}` : `mongodb://${socket}`;
    product = await startProduct({
      MONGODB_URI: `${uri}/${usual.connection.name}?directConnection=true`,
      READ_ONLY: 'on',
      RATE_LIMITS: 'on',
    });
  }, 60_000);
  afterAll(() => product?.close());

  const everything = async () => {
    await usual.settled();
    const collections = (await usual.connection.db?.collections()) ?? [];
    const kept = await Promise.all(
      collections.map(async (each) => [each.collectionName, await each.find().sort({ _id: 1 }).toArray()] as const),
    );
    return kept.sort(([a], [b]) => (a < b ? -1 : 1));
  };

  it('refuses every change with a number to call, and keeps nothing', async () => {
    await usual.visitor.post('/contact/addcontact').send(aMessage());
    const before = await everything();
    const { visitor, admin } = reading();
    const refused = [
      await visitor.post('/contact/addcontact').send(aMessage()),
      await visitor.post('/shadow-teacher/add-booking').send(aBooking('shadow-teacher')),
      await admin.put('/dashboard/announcement').send({ text: 'Closed.' }),
      await admin.delete(`/contact/deletecontact/${'a'.repeat(24)}`),
    ];
    for (const answer of refused) {
      expectError(answer, 503);
      expect((answer.body as { message: string }).message).toBe(MESSAGES.readOnly);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(MESSAGES.readOnly).toMatch(/\d{3} \d{3} \d{4}/);
    expect(await everything()).toEqual(before);
  });

  it.each(['/user/login/', '/USER/LOGIN', '/user/login?x'])('takes a login at %s', async (path) => {
    expect((await reading().visitor.post(path).send(ADMIN)).status).toBe(200);
  });

  it('shows what there is and lets administrators in, without a trace', async () => {
    await usual.visitor.post('/contact/addcontact').send(aMessage());
    const before = await everything();
    const token = tokenOf(await login(reading(), ADMIN.email, ADMIN.password));
    expect((await login(reading(), ADMIN.email, 'wrong')).status).toBe(401);
    const list = await reading().as(token).get('/contact/getcontact');
    expect([list.status, (list.body as unknown[]).length]).toEqual([200, 1]);
    expect((await reading().visitor.get('/category/alldetails')).status).toBe(200);
    expect(await everything()).toEqual(before);
    // Nothing can be written: signing out is refused, and a session from before is still one.
    expectError(await reading().as(token).post('/user/logout'), 503);
    const earlier = tokenOf(await login(usual, ADMIN.email, ADMIN.password));
    expect((await reading().as(earlier).get('/contact/getcontact')).status).toBe(200);
  });
});
