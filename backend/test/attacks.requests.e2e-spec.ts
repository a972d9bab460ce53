import type { Response } from 'supertest';
import { ContactsService } from '../src/contacts/index.js';
import { aCourse, aMessage } from './factories/index.js';
import { expectError, expectNoSecrets, expectRawError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { addressesOfPlans } from './support/plans.js';
import { bookingOf, familyOf } from './support/one-of-each.js';
import { PUBLIC_CREATES } from './support/public-creates.js';
import { sendRaw, sendText } from './support/raw.js';
import { anApplicant } from './support/registration.js';
import { ROUTES } from './support/routes.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct({}, false);

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/) as unknown,
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains/) as unknown,
};

const READING = ROUTES.filter(({ method }) => method === 'get');

describe('answers to reading', () => {
  const names = new Map<string, string>();
  beforeAll(async () => {
    for (const { send, path, bodies, before } of PUBLIC_CREATES) {
      await before?.(product);
      expectNoSecrets((await send(product, path, bodies[0])).body);
    }
    const { _id: applicant, cv } = await anApplicant(product);
    const { _id, profilePicture } = await theTeacherProfile(product);
    names.set('/file/:name', `/file/${cv}`).set('/category/details/:id', `/category/details/${_id}`);
    names.set('/uploads/:name', `/${profilePicture}`);
    const family = await familyOf(product);
    names.set('/families/:id', `/families/${family}`);
    names.set('/families/suggested', `/families/suggested?entity=booking&id=${await bookingOf(product)}`);
    for (const [path, address] of await addressesOfPlans(product)) names.set(path, address);
    names.set('/people/:id', `/people/${applicant}`).set('/people/:id/export', `/people/${applicant}/export`);
  });
  const read = (path: string): PromiseLike<Response> => product.admin.get(names.get(path) ?? path);

  it.each(READING.map(({ path, who }) => [path, who]))(
    '%s are guarded, whole and without secrets',
    async (path, who) => {
      const { status, headers, body } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject(EVERYWHERE);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      if (who !== 'everybody') expect(headers['cache-control']).toBe('no-store');
      if (!Buffer.isBuffer(body)) expectNoSecrets(body);
    },
  );

  it.each(READING.filter(({ who }) => who !== 'everybody').map(({ path }) => path))(
    '%s are no one else’s by HEAD or by a part',
    async (path) => {
      const wanted = names.get(path) ?? path;
      expect((await product.visitor.head(wanted)).status).toBe(401);
      const part = await product.visitor.get(wanted).set('Range', 'bytes=0-3').set('If-None-Match', '*');
      expectError(part, 401);
    },
  );

  it.each(READING.map(({ path }) => path))('%s come only by GET', async (path) => {
    for (const method of ['post', 'put', 'delete', 'patch'] as const) {
      if (ROUTES.some((route) => route.method === method && route.path === path)) continue;
      const wanted = names.get(path) ?? path;
      expect([method, (await product.admin[method](wanted)).status]).toEqual([method, 404]);
    }
  });

  it('of courses are not cached for signed-in accounts', async () => {
    const shown = await product.admin.get('/course/getcourses');
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Authorization' });
    const open = await product.visitor.get('/course/getcourses');
    expect(open.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Authorization' });
  });

  it('of 304 are guarded too', async () => {
    const { headers } = await product.visitor.get('/course/getcourses');
    const again = await product.visitor.get('/course/getcourses').set('If-None-Match', headers['etag'] ?? '');
    expect([again.status, again.headers]).toEqual([304, expect.objectContaining(EVERYWHERE)]);
  });
});

describe('a request that names two hosts', () => {
  it('is refused', async () => {
    const answer = await sendText(
      product.url,
      'GET /course/getcourses HTTP/1.1\r\nHost: onestep.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
    );
    const [head = '', text = ''] = answer.split('\r\n\r\n');
    expectRawError({ status: Number(head.slice(9, 12)), text }, 400);
  });
});

describe('what is no request', () => {
  it.each([
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    ['a header without a name', 400, 'GET /health/live HTTP/1.1\r\nHost: onestep.example\r\n: x\r\n\r\n'],
    ['large headers', 431, `GET /health/live HTTP/1.1\r\nHost: onestep.example\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no host', 400, 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ] as const)('such as %s, is refused with the same headers and body', async (_, status, sent) => {
    const [head = '', text = ''] = (await sendText(product.url, sent)).split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    expect([first, headers]).toEqual([expect.stringContaining(` ${status} `), expect.objectContaining(EVERYWHERE)]);
    expectRawError({ status: Number(head.slice(9, 12)), text }, status);
  });

  it('an expectation we do not know is none', async () => {
    const answer = await sendRaw(product.url, { path: '/health/live', headers: { Expect: 'a miracle' } });
    expect(answer).toMatchObject({ status: 200, headers: EVERYWHERE });
  });
});

describe('an answer to a fault of ours', () => {
  afterEach(() => jest.restoreAllMocks());
  const secretive = (name: string): Error =>
    Object.assign(new Error(`Cast to ObjectId failed at /srv/x.ts:7 in MongoDB 8.0.1, ${name}`), { name });

  it.each(['Error', 'MongoServerError', 'CastError', 'MulterError', 'TypeError'])(
    'of the name %s says nothing of the inside and is guarded',
    async (name) => {
      jest.spyOn(product.app.get(ContactsService), 'add').mockRejectedValue(secretive(name));
      const answer = await product.visitor.post('/contact/addcontact').send(aMessage());
      expectError(answer, 500);
      expect(answer.headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
    },
  );

  it.each(['a text', undefined, null, 7, { message: 'x', statusCode: 200 }])('that is no error: %j', async (thrown) => {
    jest.spyOn(product.app.get(ContactsService), 'add').mockRejectedValue(thrown);
    expectError(await product.visitor.post('/contact/addcontact').send(aMessage()), 500);
  });
});

describe('what is not for visitors', () => {
  beforeAll(async () => {
    await product.admin.post('/course/addCourse').send(aCourse());
  });

  it.each([
    '/docs',
    '/api-docs',
    '/api-docs-json',
    '/swagger',
    '/graphql',
    '/metrics',
    '/status',
    '/debug/pprof',
    '/server-status',
    '/.env.production',
    '/.git/HEAD',
    '/.DS_Store',
    '/package-lock.json',
    '/docker/compose.yaml',
    '/assets/index.js.map',
    '/backup.zip',
    '/uploads/',
    '/file/',
    '/.well-known/',
    '/data/',
    '/wp-login.php',
  ])('%s is not there', async (path) => {
    expectError(await product.visitor.get(path), 404);
    expect((await product.admin.get(path)).status).toBe(404);
  });

  it.each(['/health/live', '/health/ready'])('%s answers its status and nothing else', async (path) => {
    expect((await product.visitor.get(path)).text).toBe('{"status":"ok"}');
  });
});

describe('request smuggling', () => {
  const smuggled = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    ['two ways to say its length', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 40\r\n\r\n'],
    ['a hidden length', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a folded line', 'X: y\r\n Transfer-Encoding: chunked\r\n\r\n'],
    ['no host', '\r\n'],
  ])('by %s is refused and its second part not answered', async (name, rest) => {
    const host = name === 'no host' ? '' : 'Host: x\r\n';
    const answer = await sendText(product.url, `POST /contact/addcontact HTTP/1.1\r\n${host}${rest}${smuggled}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('"ok"');
  });
});
