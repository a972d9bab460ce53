import type { Response, Test } from 'supertest';
import { aMessage } from './factories/index.js';
import { theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';
import { expectError } from './support/errors.js';

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

describe('every answer', () => {
  const product = theProduct();

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

  it('to what is not there is JSON for a program and a page for a person', async () => {
    expectError(await product.visitor.get('/nothing/here').set('Accept', '*/*'), 404);
    expectError(await product.visitor.get('/nothing/here').set('Accept', 'application/json'), 404);
    const page = await product.visitor.get('/nothing/here').set('Accept', 'text/html,*/*;q=0.8');
    expect([page.status, /^text\//.test(page.type)]).toEqual([404, true]);
  });

  it.each([ORIGIN, 'https://evil.example', 'null', `${ORIGIN}.evil.example`])(
    'keeps pages of %s out where no other origin is named',
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

describe('where another origin is named', () => {
  const product = theProduct({ CORS_ORIGINS: ORIGIN });

  it('lets pages of that origin read lists and send forms', async () => {
    const preflight = await product.visitor.options('/contact/addcontact').set({
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(preflight.headers['access-control-allow-headers']).toMatch(/authorization.*idempotency-key/);
    const { headers } = await product.visitor.get('/course/getcourses').set('Origin', ORIGIN);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-expose-headers']).toMatch(/Content-Range/);
    expect(headers['vary']).toMatch(/Origin/);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(['https://evil.example', 'null', `${ORIGIN}.evil.example`, ORIGIN.replace('https', 'http')])(
    'keeps pages of %s out',
    async (origin) => {
      const { headers } = await product.visitor.get('/course/getcourses').set('Origin', origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['vary']).toMatch(/Origin/);
    },
  );
});
