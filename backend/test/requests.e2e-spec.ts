import { gzipSync } from 'node:zlib';
import type { Response, Test } from 'supertest';
import { aMessage } from './factories/index.js';
import { expectError, expectRawError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';

const ORIGIN = 'https://app.onestep.example';

function expectGuarded({ headers }: Pick<Response, 'headers'>): void {
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains/) as unknown,
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
}

const product = theProduct({ PUBLIC_URL: 'https://onestep.example' });

describe('every answer', () => {
  it.each<[number, () => Test]>([
    [200, () => product.visitor.get('/course/getcourses')],
    [200, () => product.admin.get('/user/get')],
    [201, () => product.visitor.post('/contact/addcontact').send(aMessage())],
    [400, () => product.visitor.post('/contact/addcontact').send({})],
    [400, () => product.visitor.post('/contact/addcontact').type('json').send('{"')],
    [401, () => product.visitor.get('/user/get')],
    [404, () => product.visitor.get('/category/details/x')],
    [404, () => product.visitor.get('/nothing/here').set('Accept', 'application/json')],
    [404, () => product.visitor.post('/nothing/here').send({})],
    [413, () => product.visitor.post('/contact/addcontact').send({ name: 'x'.repeat(200_000) })],
    [415, () => product.visitor.post('/contact/addcontact').type('text/plain').send('x')],
  ])('with %i is guarded by its headers', async (status, call) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expectGuarded(answer);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it.each<[string, () => Test]>([
    ['a list of persons', () => product.admin.get('/user/get')],
    ['one’s own account', () => product.admin.get('/user/me')],
    ['the messages', () => product.admin.get('/contact/getcontact')],
    ['a refusal', () => product.visitor.get('/user/get')],
    ['a fault', () => product.visitor.post('/contact/addcontact').send({})],
  ])('that carries %s stays in no cache', async (_, call) => {
    expect((await call()).headers['cache-control']).toBe('no-store');
  });

  it('to a path that cannot be read is a 400 in the usual shape', async () => {
    for (const path of ['/category/details/%E0%A4%A', '/category/details/%', '/%c0%ae%c0%ae/']) {
      const answer = await sendRaw(product.url, { path, headers: { Accept: 'application/json' } });
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
      const body = JSON.parse(answer.text) as unknown;
      expectError({ status: answer.status, body, text: answer.text }, answer.status as 400);
    }
  });

  it('to an unknown path is JSON for an API client and a page for a browser', async () => {
    expectError(await product.visitor.get('/nothing/here').set('Accept', '*/*'), 404);
    expectError(await product.visitor.get('/nothing/here').set('Accept', 'application/json'), 404);
    const page = await product.visitor.get('/nothing/here').set('Accept', 'text/html,*/*;q=0.8');
    expect([page.status, page.type.startsWith('text/')]).toEqual([404, true]);
  });

  it.each([ORIGIN, 'https://evil.example', 'null', `${ORIGIN}.evil.example`])(
    'keeps pages of %s out',
    async (origin) => {
      for (const answer of [
        await product.visitor.get('/course/getcourses').set('Origin', origin),
        await product.visitor.options('/contact/addcontact').set({
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
        }),
      ]) {
        expect(Object.keys(answer.headers as object).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    },
  );
});

const PATH = '/contact/addcontact';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('a body', () => {
  const post = (body: Buffer | string, headers: Readonly<Record<string, string>> = JSON_TYPE): Promise<RawAnswer> =>
    sendRaw(product.url, {
      method: 'POST',
      path: PATH,
      headers: { 'Content-Length': String(Buffer.byteLength(body)), ...headers },
      body,
    });
  const messages = async (): Promise<unknown> => (await product.admin.get('/contact/getcontact')).body as unknown;

  it.each([
    '{"name":',
    '{name:"x"}',
    "{'name':'x'}",
    '{"a":1,}',
    '\0',
    'name=Ruwan',
    '"text"',
    '7',
    'null',
    'true',
    '{"a":1e}',
  ])('that is broken JSON is refused: %j', async (body) => {
    expectRawError(await post(body), 400);
  });

  it.each(['[]', '{}', '[{"name":"x"}]'])('without a known field is refused: %s', async (body) => {
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Enter your name.' });
  });

  it('that is missing is refused like an empty one', async () => {
    const answer = await product.visitor.post(PATH);
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Enter your name.' });
  });

  it('may have 100 KB and is refused with 413 beyond', async () => {
    const whole = (bytes: number): string => {
      const start = JSON.stringify({ ...aMessage(), more: '' }).slice(0, -2);
      return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    };
    expect((await post(whole(100 * 1024))).status).toBe(201);
    expectRawError(await post(whole(100 * 1024 + 1)), 413);
    expectRawError(await post(whole(101 * 1024)), 413);
    expectRawError(await post(whole(10 * 1024 * 1024)), 413);
  });

  it('is limited also when chunked or compressed', async () => {
    const large = JSON.stringify({ ...aMessage(), more: 'x'.repeat(1_000_000) });
    const body = Buffer.from(large);
    const inPieces = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' };
    expectRawError(await sendRaw(product.url, { method: 'POST', path: PATH, headers: inPieces, body }), 413);
    expectRawError(await post(gzipSync(large), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }), 413);
    expectRawError(await post('{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }), 400);
    expectRawError(await post('{}', { ...JSON_TYPE, 'Content-Encoding': 'strange' }), 415);
  });

  it.each([
    ['text/plain', JSON.stringify(aMessage())],
    ['application/x-www-form-urlencoded', 'name=Ruwan&email=r@b.lk&message=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<name>Ruwan</name>'],
    ['text/json', JSON.stringify(aMessage())],
    ['nonsense', JSON.stringify(aMessage())],
  ])('as %s is refused with 415', async (type, body) => {
    expectRawError(await post(body, { 'Content-Type': type }), 415);
  });

  it('without a type is refused with 415', async () => {
    expectRawError(await post(JSON.stringify(aMessage()), {}), 415);
    expect(await messages()).toEqual([]);
  });

  it('is read as UTF-8 whatever letters it holds', async () => {
    const message = 'අපේ දුවට අවුරුදු 7යි. எங்கள் மகள். 👣';
    expect((await product.visitor.post(PATH).send(aMessage({ message }))).status).toBe(201);
    expect(await messages()).toMatchObject([{ message }]);
  });

  it('leaves the prototype of all objects alone', async () => {
    const bodies = [
      `{"__proto__":{"isAdmin":true,"name":"x"},"email":"r@b.lk","message":"x"}`,
      `{"constructor":{"prototype":{"isAdmin":true}},"__proto__":null}`,
      `{"name":{"__proto__":{"isAdmin":true}},"email":{"constructor":1}}`,
    ];
    for (const body of bodies) expect((await post(body)).status).toBe(400);
    const { status } = await post(`{"__proto__":{"isAdmin":true},${JSON.stringify(aMessage()).slice(1)}`);
    expect(status).toBe(201);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
    expect(await messages()).toHaveLength(1);
  });

  it('may be deeply nested: it is read without recursion', async () => {
    const well = '['.repeat(49_000) + ']'.repeat(49_000);
    const start = performance.now();
    const inField = await post(`{"name":${well},"email":"r@b.lk","message":"x"}`);
    expect(inField.status).toBe(400);
    expect(JSON.parse(inField.text)).toMatchObject({ errors: { name: 'Enter your name.' } });
    const beside = await post(`{"more":${well},${JSON.stringify(aMessage()).slice(1)}`);
    expect(beside.status).toBe(201);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('may have ten thousand fields; only the known ones are read', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, 0]));
    expect((await post(JSON.stringify({ ...many, ...aMessage() }))).status).toBe(201);
    expect(await messages()).toMatchObject([aMessage()]);
  });

  it('is refused with headers that are too large, without internal details', async () => {
    const answer = await sendRaw(product.url, { path: '/health/live', headers: { 'X-Large': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(431);
    expect(answer.text).not.toMatch(/node|express/i);
    expectError(await product.visitor.post('/nothing/here').send(aMessage()), 404);
  });
});
