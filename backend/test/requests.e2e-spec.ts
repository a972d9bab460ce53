import { gzipSync } from 'node:zlib';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Response, Test } from 'supertest';
import { BOOKING_KINDS } from '#contract/bookings';
import { openApiOf } from '../src/openapi/describe-api.js';
import { aMessage } from './factories/index.js';
import { expectError, expectRawError } from './support/errors.js';
import { theProduct } from './support/product.js';
import { type RawAnswer, sendRaw } from './support/raw.js';
import { ROUTES } from './support/routes.js';

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

describe('where no other origin is named', () => {
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

  interface Operation {
    readonly parameters?: readonly { readonly name: string; readonly in: string }[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
    readonly responses: object;
  }

  /** Routes that change something and read no body. */
  const WITHOUT_BODY = [
    'post /mail/bounces',
    'post /user/logout',
    'post /staff/{profileId}/calendar-address',
    'post /user/me/second-factor',
    'post /administrators/{id}/invite',
    'post /course/course-requests/{id}/take-back',
    'post /course/course-requests/{id}/release',
    ...BOOKING_KINDS.map((kind) => `post /${kind}/release-booking/{id}`),
    'post /contact/{id}/release',
    'post /outbox/{id}/resend',
  ];

  describe('the OpenAPI description', () => {
    let document: OpenAPIObject;
    beforeAll(async () => {
      document = (await openApiOf(product.app))();
    });
    const line = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
    const operations = (): Map<string, Operation> =>
      new Map(
        Object.entries(document.paths).flatMap(([path, item]) =>
          Object.entries(item as Record<string, Operation>).map(([method, one]) => [`${method} ${path}`, one] as const),
        ),
      );
    const operation = (name: string): Operation => operations().get(name) ?? { responses: {} };
    const named = (name: string, where: string): string[] =>
      (operation(name).parameters ?? []).filter((one) => one.in === where).map((one) => one.name);

    it('has every route', () => {
      const missing = ROUTES.map(line).filter((name) => !operations().has(name));
      expect(missing).toEqual([]);
    });

    it('has the body of every route that reads one', () => {
      const silent = ROUTES.map(line).filter((name) => /^p(os|u)t /.test(name) && !operation(name).requestBody);
      expect(silent).toEqual(WITHOUT_BODY);
    });

    it.each(BOOKING_KINDS)('tells how a %s is booked once, and changed', (kind) => {
      const create = operation(`post /${kind}/add-booking`);
      expect(named(`post /${kind}/add-booking`, 'header')).toEqual(['Idempotency-Key']);
      expect(Object.keys(create.responses)).toEqual(expect.arrayContaining(['422', '429']));
      const schemas = JSON.stringify(create.requestBody?.content['application/json']?.schema);
      const [, name = ''] = /schemas\/([\w-]+)/.exec(schemas) ?? [];
      expect(document.components?.schemas?.[name]).toMatchObject({
        required: expect.arrayContaining(['childName', 'childAge']) as string[],
        properties: { childAge: { type: 'integer', minimum: 3, maximum: 18 } },
      });
      expect(named(`put /${kind}/update-booking/{id}`, 'header')).toEqual(['If-Match', 'Prefer']);
      expect(operation(`put /${kind}/update-booking/{id}`).responses).toHaveProperty('412');
      expect(named(`get /${kind}/view-booking`, 'query')).toEqual(['sort', 'q', 'range', 'filter']);
    });

    it.each([
      ['post /user/create', 'cv'],
      ['post /category/adddetails', 'profilePicture'],
    ])('of %s has the file %s beside the fields', (name, file) => {
      const { schema } = operation(name).requestBody?.content['multipart/form-data'] ?? {};
      expect(schema).toMatchObject({ allOf: [{}, { properties: { [file]: { type: 'string', format: 'binary' } } }] });
    });

    it('requires no fields when a record is changed', () => {
      const { schema } = operation('put /course/updateCourse/{id}').requestBody?.content['application/json'] ?? {};
      const [, name = ''] = /schemas\/([\w-]+)/.exec(JSON.stringify(schema)) ?? [];
      expect(document.components?.schemas?.[name]).not.toHaveProperty('required');
    });
  });

  const DAY_MS = 24 * 60 * 60 * 1000;

  const SECURITY_TXT = '/.well-known/security.txt';

  describe('security.txt', () => {
    const read = async () => {
      const { status, headers, text } = await product.visitor.get(SECURITY_TXT);
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      const fields = text.trimEnd().split('\n');
      return { text, of: (name: string) => fields.filter((line) => line.startsWith(`${name}: `)) };
    };

    it('names somebody, in fields that RFC 9116 knows', async () => {
      const { text, of } = await read();
      expect(text).toMatch(/^((Contact|Expires|Preferred-Languages|Canonical): \S[^\n]*\n)+$/);
      expect(of('Contact').length).toBeGreaterThan(0);
      for (const line of of('Contact')) expect(line).toMatch(/^Contact: (https:\/\/[^\s/]+\/\S+|mailto:\S+@\S+)$/);
      expect(text).not.toMatch(/localhost|version|node/i);
    });

    it('is good for half a year from today', async () => {
      const expires = (await read()).of('Expires');
      expect(expires).toEqual([expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/)]);
      const days = (Date.parse(expires[0]?.slice('Expires: '.length) ?? '') - Date.now()) / DAY_MS;
      expect(days > 178 && days < 181).toBe(true);
    });

    it('may be kept for a day, is the same all day, and answers HEAD', async () => {
      const { headers } = await product.visitor.get(SECURITY_TXT);
      expect(headers['cache-control']).toBe('public, max-age=86400');
      expect((await product.visitor.get(SECURITY_TXT).set('If-None-Match', headers['etag'] ?? '')).status).toBe(304);
      expect((await product.visitor.head(SECURITY_TXT)).status).toBe(200);
    });
  });
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
