import { createHash } from 'node:crypto';
import { STORE, type Store } from '../src/database/index.js';
import { aMessage } from './factories/index.js';
import { aSentBooking, PARENT } from './support/follow-up.js';
import { aPlacedChild } from './support/placed-child.js';
import { postFrom } from './support/from-address.js';
import { expectToWait, HOUR, usedOf } from './support/limits.js';
import { type Product, startProduct, theProduct } from './support/product.js';

/** Many requests, each with a password to compare: long on a busy machine. */
const LONG_MS = 30_000;

const product = theProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.9.1' });

const used = usedOf(product);

describe('the limits of following a request', () => {
  const look = (from: string, body: Record<string, string>) => postFrom(product, from, '/follow-up', body);
  const statuses = async (times: number, one: (n: number) => ReturnType<typeof look>) => {
    const found: number[] = [];
    for (let n = 0; n < times; n += 1) found.push((await one(n)).status);
    return found;
  };
  const times = (count: number, status: number) => Array.from({ length: count }, () => status);

  it('open with the right number after wrong ones, at home and elsewhere', async () => {
    const { reference } = await aSentBooking(product);
    const wrong = (from: string, n: number) => look(from, { reference, phone: `07712345${10 + n}` });
    expect(await statuses(12, (n) => wrong('127.0.20.1', n))).toEqual(times(12, 404));
    for (const from of ['127.0.20.1', '127.0.20.2']) {
      expect((await look(from, { reference, phone: PARENT.parentPhone })).status).toBe(200);
    }
  });

  it('let an address try three numbers an hour at a reference at which a hundred were wrong, from wherever', async () => {
    const { reference, token } = await aSentBooking(product);
    await used('followUpOfReference', reference, 100);
    const wrong = (from: string) => look(from, { reference, phone: '0771111111' });
    expect(await statuses(3, () => wrong('127.0.25.1'))).toEqual(times(3, 404));
    const refused = await look('127.0.25.1', { reference, phone: PARENT.parentPhone });
    expectToWait(refused, HOUR);
    expect(refused.text).toContain('Too many tries. Please wait 60 minutes');
    expect((await look('127.0.25.1', { token })).status).toBe(200);
    // Its own family is elsewhere, and may even mistype it.
    expect((await wrong('127.0.25.2')).status).toBe(404);
    expect((await look('127.0.25.2', { reference, phone: PARENT.parentPhone })).status).toBe(200);
  });

  it('have no limit that all mistyped references share', async () => {
    const mistyped = ['OS-1', 'OS-0000-000U', 'my booking', 'OS-ZZZZ-ZZZZ'];
    const wrong = (from: string, n: number) =>
      look(from, { reference: mistyped[n % mistyped.length] ?? '', phone: '0771234567' });
    for (let home = 1; home <= 6; home += 1) {
      expect(await statuses(19, (n) => wrong(`127.0.26.${home}`, n))).toEqual(times(19, 404));
    }
    expect(await statuses(4, (n) => wrong('127.0.26.7', n))).toEqual(times(4, 404));
  });

  it('let twenty wrong tries of one address pass, whatever is tried', async () => {
    const guess = (n: number) =>
      n % 2 === 0
        ? look('127.0.21.1', { token: `${n}`.padStart(43, 'x') })
        : look('127.0.21.1', { reference: `OS-0000-00${10 + n}`, phone: '0771234567' });
    expect(await statuses(21, guess)).toEqual([...times(20, 404), 429]);
  });

  it('refuse no private address, however many wrong tries come from the same network', async () => {
    const { token } = await aSentBooking(product);
    const wrong = (n: number) => look('127.0.23.1', { reference: `OS-0000-00${10 + n}`, phone: '0771234567' });
    expect(await statuses(21, wrong)).toEqual([...times(20, 404), 429]);
    expect((await look('127.0.23.1', { token })).status).toBe(200);
    expect((await look('127.0.23.1', { token: 'x'.repeat(43) })).status).toBe(429);
  });

  it('hold for what a family says of sentences too, as for its other changes', async () => {
    const placed = await aPlacedChild(product);
    await used('create', '127.0.24.1', 116);
    const say = (allowed: boolean) =>
      postFrom(product, '127.0.24.1', '/follow-up/sentences', { token: placed.token, allowed });
    expect(await statuses(6, (n) => say(n < 2))).toEqual([...times(4, 200), ...times(2, 429)]);
    // The same answer again changes nothing.
    const written = { recordId: placed.booking, fields: 'noSentences' };
    expect(await product.connection.collection('audits').countDocuments(written)).toBe(2);
  });

  it('hold for progress reports, as each leaves an event in the audit', async () => {
    const { token } = await aPlacedChild(product);
    await used('create', '127.0.27.1', 118);
    const report = () => postFrom(product, '127.0.27.1', '/follow-up/report', { token });
    expect(await statuses(4, report)).toEqual([...times(2, 200), ...times(2, 429)]);
  });

  it('do not count correct attempts', async () => {
    const { reference, token } = await aSentBooking(product);
    const right = (n: number) => look('127.0.22.1', n % 2 === 0 ? { token } : { reference, phone: PARENT.parentPhone });
    expect(await statuses(30, right)).toEqual(times(30, 200));
  });
});

/**
 * Two backends on one store, as behind a proxy: what one of them counts, the other knows. The last of this file, as
 * Passport's strategy of this process is that of the second one from here on.
 */
describe('two products on one store', () => {
  let second: Product | undefined;
  beforeAll(async () => {
    second = await startProduct({ RATE_LIMITS: 'on', MONGODB_URI: product.app.get<Store>(STORE).uri });
  }, LONG_MS);
  afterAll(() => second?.close());
  const send = (to: Pick<Product, 'url'> | undefined, headers: Record<string, string> = {}) =>
    postFrom(to ?? product, '127.0.8.1', '/contact/addcontact', aMessage(), headers);

  it(
    'share the limits',
    async () => {
      await used('create', '127.0.8.1', 117);
      const statuses: number[] = [];
      for (const to of [product, second, product, second, product]) statuses.push((await send(to)).status);
      expect(statuses).toEqual([201, 201, 201, 429, 429]);
    },
    LONG_MS,
  );

  it('share idempotency keys: one submission sent to both at the same moment is stored once', async () => {
    const headers = { 'Idempotency-Key': 'sent to both' };
    const body = aMessage({ name: 'Sent twice' });
    const answers = await Promise.all(
      [product, second].map((to) => postFrom(to ?? product, '127.0.8.2', '/contact/addcontact', body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await product.admin.get('/contact/getcontact')).body).toHaveLength(1);
  });

  it('keep no address readable', async () => {
    await send(product);
    const kept = await product.connection.collection('ratelimitusages').find().toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('127.0.8');
    // A plain hash is no secret: there are few enough addresses to try them all.
    expect(JSON.stringify(kept)).not.toContain(createHash('sha256').update('127.0.8.1').digest('base64url'));
  });

  it('read what the other one stored', async () => {
    await product.visitor.post('/contact/addcontact').send(aMessage());
    expect((await product.admin.get('/contact/getcontact')).body).toHaveLength(1);
    expect((await second?.admin.get('/contact/getcontact'))?.body).toHaveLength(1);
  });
});
