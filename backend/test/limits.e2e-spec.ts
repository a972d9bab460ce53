import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { RateLimits } from '../src/limits/index.js';
import { aMessage } from './factories/index.js';
import { postFrom } from './support/from-address.js';
import { expectToWait, HOUR, usedOf } from './support/limits.js';
import { ADMIN, theProduct } from './support/product.js';
import type { RawAnswer } from './support/raw.js';
import { anApplicant } from './support/registration.js';

/** Many requests, each with a password to compare: long on a busy machine. */
const LONG_MS = 30_000;

const PASSWORD = 'one step at a time';

const hex = (n: number): string => n.toString(16).padStart(2, '0');

const product = theProduct({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.9.1' });

const used = usedOf(product);

describe('the limits behind a proxy that is trusted', () => {
  const fail = (proxy: string, visitor: string) =>
    postFrom(product, proxy, '/follow-up', { token: 'x'.repeat(43) }, { 'X-Forwarded-For': visitor });
  const statuses = async (proxy: string, visitor: (n: number) => string) => {
    const found: number[] = [];
    for (let n = 0; n < 21; n += 1) found.push((await fail(proxy, visitor(n))).status);
    return found;
  };

  it('count each visitor alone, and believe the header from nobody else', async () => {
    expect(await statuses('127.0.9.1', () => '203.0.113.1')).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    expect((await fail('127.0.9.1', '203.0.113.2')).status).toBe(404);
    expect((await statuses('127.0.9.2', (n) => `203.0.113.${100 + n}`)).at(-1)).toBe(429);
  });

  it('know one visitor by every spelling of an IPv6 address, and by every address of one network', async () => {
    const spellings = ['2001:db8:7:8::1', '2001:0DB8:0007:0008:0000:0000:0000:0001', '2001:db8:7:8:ffff:0:0:9'];
    expect((await statuses('127.0.9.1', (n) => spellings[n % 3] ?? '')).at(-1)).toBe(429);
    expect((await fail('127.0.9.1', '2001:db8:7:9::1')).status).toBe(404);
  });

  it.each([
    ['/56, which many households have: four times as much', 80, (n: number) => `2001:db8:56:ab${hex(n % 256)}::1`],
    ['/48, which every server has: sixteen times', 320, (n: number) => `2001:db8:48:${hex(n)}00::1`],
  ])('give the networks of one %s', async (_, most, visitor) => {
    const tried: Promise<RawAnswer>[] = Array.from({ length: most }, (_, n) => fail('127.0.9.1', visitor(n % 255)));
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual(Array.from({ length: most }, () => 404));
    expect((await fail('127.0.9.1', visitor(255))).status).toBe(429);
  });

  it.each([
    ['/56: half of all', '2001:db8:56', 4, (n: number) => `01${hex(n)}`],
    ['/48: three quarters', '2001:db8:48', 6, (n: number) => `${hex(n + 1)}00`],
  ])('let forms arrive slowly from the networks of one %s', async (_, site, networks, subnet) => {
    const address = (n: number) => `${site}:${subnet(n)}::1`;
    await Promise.all(Array.from({ length: networks * 128 }, (_, n) => beginForm('127.0.9.1', address(n % networks))));
    const message = (visitor: string) =>
      postFrom(product, '127.0.9.1', '/contact/addcontact', aMessage(), { 'X-Forwarded-For': visitor });
    expect((await message(address(networks))).status).toBe(503);
    expect((await message('2001:db8:99::1')).status).toBe(201);
    hangUp();
    let status = 503;
    while (status === 503) ({ status } = await message(address(networks)));
    expect(status).toBe(201);
  });

  const sockets: Socket[] = [];
  const hangUp = (): void => sockets.splice(0).forEach((socket) => socket.destroy());
  afterEach(hangUp);

  /** A form of which the body never ends. */
  async function beginForm(proxy: string, visitor: string): Promise<void> {
    const { hostname, port } = new URL(product.url);
    const socket = connect({ host: hostname, port: Number(port), localAddress: proxy });
    sockets.push(socket.on('error', () => socket.destroy()));
    await once(socket, 'connect');
    const head = `POST /contact/addcontact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${visitor}\r\nExpect: 100-continue\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`);
    // "100 Continue": the server has begun with it.
    await once(socket, 'data');
  }

  it.each([
    ['IPv4', (n: number) => `192.0.2.4${n % 2 ? `:${50_000 + n}` : ''}`],
    ['IPv6', (n: number) => (n % 2 ? `[2001:db8:5::1]:${50_000 + n}` : '2001:db8:5::1')],
    [
      'IPv4 behind a second proxy, with its port too',
      (n: number) => `192.0.2.5:${50_000 + n}, 127.0.9.1:${60_000 + n}`,
    ],
  ])('count a visitor once whose address comes with a port: %s', async (_, visitor) => {
    expect(await statuses('127.0.9.1', visitor)).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });

  it('treat an IPv4-mapped IPv6 address as that IPv4 address', async () => {
    const spellings = ['198.51.100.4', '::ffff:198.51.100.4', '::FFFF:c633:6404'];
    expect((await statuses('127.0.9.1', (n) => spellings[n % 3] ?? '')).at(-1)).toBe(429);
  });
});

/** Every test comes from addresses of its own, so that none finds a limit used up by another. */
describe('the limits of logins and creates', () => {
  const login = (from: string, email: string, password: string, headers: Record<string, string> = {}) =>
    postFrom(product, from, '/user/login', { email, password }, headers);
  const fail = async (from: string, email: string, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push((await login(from, email, `wrong ${n}`)).status);
    return statuses;
  };
  const quarter = 15 * 60;

  it('let ten wrong passwords for an account pass and no more', async () => {
    expect(await fail('127.0.1.1', ADMIN.email, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expectToWait(await login('127.0.1.1', ADMIN.email, 'wrong'), quarter);
    expectToWait(await login('127.0.1.1', ADMIN.email, ADMIN.password), quarter);
    expectToWait(await login('127.0.1.1', ADMIN.email.toUpperCase(), ADMIN.password), quarter);
    expectToWait(await login('127.0.1.1', ` ${ADMIN.email} `, ADMIN.password), quarter);
  });

  it('are begun anew where a clock that was ahead would make them last for months', async () => {
    await fail('127.0.1.2', ADMIN.email, 11);
    const months = new Date(Date.now() + 300 * 24 * HOUR * 1000);
    await product.connection.collection('ratelimitusages').updateMany({}, { $set: { expire: months } });
    expect((await login('127.0.1.2', ADMIN.email, ADMIN.password)).status).toBe(200);
    expect(await fail('127.0.1.2', ADMIN.email, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expectToWait(await login('127.0.1.2', ADMIN.email, ADMIN.password), quarter);
  });

  it('let the owner of that account in from elsewhere, and others from there', async () => {
    const { email } = await anApplicant(product);
    await fail('127.0.2.1', ADMIN.email, 11);
    expect((await login('127.0.2.2', ADMIN.email, ADMIN.password)).status).toBe(200);
    expect((await login('127.0.2.1', email, PASSWORD)).status).toBe(200);
  });

  it('ignore a forged X-Forwarded-For and headers like it', async () => {
    await used('loginFromAddress', '127.0.3.1', 30);
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP', 'X-Client-IP']) {
      expectToWait(await login('127.0.3.1', ADMIN.email, 'wrong', { [header]: '203.0.113.7' }), 60);
    }
  });

  it(
    'hold against concurrent attempts',
    async () => {
      const tries = Array.from({ length: 40 }, (_, n) => login('127.0.4.1', ADMIN.email, `wrong ${n}`));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
      expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    },
    LONG_MS,
  );

  it(
    'stop an address that tries thirty e-mail addresses',
    async () => {
      await used('loginFromAddress', '127.0.5.1', 25);
      for (let n = 0; n < 5; n += 1) expect(await fail('127.0.5.1', `somebody${n}@example.org`, 1)).toEqual([401]);
      expectToWait(await login('127.0.5.1', 'another@example.org', 'wrong'), 60);
    },
    LONG_MS,
  );

  it.each(['/user/login/', '/USER/Login', '/user/login?x=1'])('count a login at %s', async (path) => {
    const from = `127.0.10.${path.length}`;
    const send = (to: string) => postFrom(product, from, to, { email: ADMIN.email, password: 'wrong' });
    await used('loginFromAddress', from, 29);
    expect((await send(path)).status).toBe(401);
    expectToWait(await send('/user/login'), 60);
  });

  it(
    'delay the logins of an account that fail everywhere, more and more, and always let its owner in',
    async () => {
      const { email } = await anApplicant(product);
      const limits = product.app.get(RateLimits);
      const failed = async (times: number): Promise<void> => {
        for (let n = 0; n < times; n += 1) await limits.count('loginAnywhere', email);
      };
      const timed = async (from: string): Promise<number> => {
        const start = performance.now();
        expect((await login(from, email, PASSWORD)).status).toBe(200);
        return performance.now() - start;
      };
      await failed(99);
      for (const from of ['127.0.13.1', '127.0.13.2']) expect(await fail(from, email, 1)).toEqual([401]);
      expect(await limits.excess('loginAnywhere', email)).toBe(1);
      await failed(9);
      expect(await timed('127.0.13.3')).toBeGreaterThanOrEqual(500);
      // A thousand more at once: the longest delay, after which the owner is in.
      await product.connection
        .collection('ratelimitusages')
        .updateMany({ points: { $gt: 100 } }, { $inc: { points: 1000 } });
      const owner = timed('127.0.13.4');
      // As many as may wait for a password, on every core but one a hundred: they take no place from others meanwhile.
      const places = 100 * Math.max(1, availableParallelism() - 1);
      const delayed = Array.from({ length: places }, (_, n) =>
        login(`127.0.${30 + Math.floor(n / 200)}.${1 + (n % 200)}`, email, 'wrong'),
      );
      expect((await login('127.0.29.1', ADMIN.email, ADMIN.password)).status).toBe(200);
      expect(await owner).toBeGreaterThanOrEqual(3000);
      await Promise.all(delayed);
    },
    LONG_MS,
  );

  it('let thirty logins of one account an hour succeed: each costs a hash and a line of the audit', async () => {
    const { email } = await anApplicant(product);
    for (let n = 0; n < 12; n += 1) expect((await login('127.0.6.1', email, PASSWORD)).status).toBe(200);
    await used('loginDone', email, 17);
    const together = await Promise.all([1, 2, 3].map((n) => login(`127.0.6.${n}`, email.toUpperCase(), PASSWORD)));
    expect(together.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    const refused = await login('127.0.6.9', email, PASSWORD);
    expectToWait(refused, HOUR);
    expect(refused.text).not.toContain('token');
    expect((await login('127.0.6.1', ADMIN.email, ADMIN.password)).status).toBe(200);
  });

  it('let wrong passwords use up none of them: nobody locks the owner out', async () => {
    const { email } = await anApplicant(product);
    await used('loginDone', email, 29);
    expect(await fail('127.0.6.5', email, 5)).toEqual([401, 401, 401, 401, 401]);
    expect((await login('127.0.6.6', email, PASSWORD)).status).toBe(200);
  });

  it('let 120 logins an hour succeed from one address', async () => {
    await used('loginDoneFromAddress', '127.0.6.7', 119);
    expect((await login('127.0.6.7', ADMIN.email, ADMIN.password)).status).toBe(200);
    expectToWait(await login('127.0.6.7', ADMIN.email, ADMIN.password), HOUR);
    expect((await login('127.0.6.8', ADMIN.email, ADMIN.password)).status).toBe(200);
  });

  it(
    'let 120 creates a minute pass, slips not counted',
    async () => {
      const send = (body: unknown): Promise<RawAnswer> => postFrom(product, '127.0.7.1', '/contact/addcontact', body);
      for (let n = 0; n < 10; n += 1) expect((await send({})).status).toBe(400);
      await used('create', '127.0.7.1', 115);
      for (let n = 0; n < 5; n += 1) expect((await send(aMessage())).status).toBe(201);
      expectToWait(await send(aMessage()), 60);
      expectToWait(await postFrom(product, '127.0.7.1', '/counselling-teacher/add-booking', {}), 60);
      expect((await postFrom(product, '127.0.7.2', '/contact/addcontact', aMessage())).status).toBe(201);
    },
    LONG_MS,
  );
});
