import { aCourse, aMessage } from './factories/index.js';
import { expectError, expectRawError } from './support/errors.js';
import { type Product, theProduct } from './support/product.js';
import { PUBLIC_CREATES } from './support/public-creates.js';
import { sendRaw } from './support/raw.js';
import { anApplicant } from './support/registration.js';
import { ENDING_SESSIONS, type RouteFacts, ROUTES } from './support/routes.js';
import { theTeacherProfile } from './support/teacher-profiles.js';

const product = theProduct({}, false);

const JSON_TYPE = 'application/json';

const ALREADY_SAFE = [
  'post /user/create',
  'post /category/adddetails',
  'put /user/me/cv',
  'put /category/greeting/:id',
  'post /mail/bounces',
];

const JSON_ROUTES = ROUTES.filter(
  ({ method, path }) => ['post', 'put'].includes(method) && !ALREADY_SAFE.includes(`${method} ${path}`),
);

/** Those that read a body; signing out reads none, and would sign out whoever tries all others. */
const READING_ROUTES = JSON_ROUTES.filter(({ method, path }) => !ENDING_SESSIONS.includes(`${method} ${path}`));

/** One record of every sort, so that a harmful request would have something to harm. */
async function fill(product: Product): Promise<void> {
  for (const { send, path, bodies, before } of PUBLIC_CREATES) {
    await before?.(product);
    expect((await send(product, path, bodies[0])).status).toBe(201);
  }
  await theTeacherProfile(product);
}

/** Everything kept, but what only says that somebody asked. */
async function kept({ connection }: Product): Promise<string> {
  const all: unknown[] = [];
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    all.push([name, await connection.collection(name).find().sort({ _id: 1 }).toArray()]);
  }
  return JSON.stringify(all.sort());
}

describe('an id in a path', () => {
  beforeAll(async () => {
    await product.clear();
    await fill(product);
  });

  it.each(['undefined', 'null', '1', '%00', '[object%20Object]', '{"$gt":""}', '%7B%22$ne%22:null%7D', '*', '.*'])(
    'that is %s changes and removes nothing on any route',
    async (id) => {
      const before = await kept(product);
      const authorization = product.admin.get('/').get('Authorization');
      for (const { method, path } of ROUTES.filter((route) => route.path.includes(':'))) {
        const { status } = await sendRaw(product.url, {
          method: method.toUpperCase(),
          path: path.replace(/:\w+/, id),
          headers: { Authorization: authorization, 'Content-Type': JSON_TYPE, 'Content-Length': '2' },
          body: '{}',
        });
        // 415 where only a form with a file is taken.
        expect([method, path, [400, 404, 415].includes(status)]).toEqual([method, path, true]);
      }
      expect(await kept(product)).toBe(before);
    },
  );
});

describe('a body of JSON', () => {
  const send = ({ method, path }: RouteFacts, body: string, type = JSON_TYPE) =>
    sendRaw(product.url, {
      method: method.toUpperCase(),
      path: path.replace(/:\w+/, 'f'.repeat(24)),
      headers: {
        Authorization: product.admin.get('/').get('Authorization'),
        'Content-Type': type,
        'Content-Length': String(Buffer.byteLength(body)),
      },
      body,
    });
  const isPolluted = (): boolean => 'isAdmin' in {} || 'isAdmin' in Object;

  it.each([
    '{"__proto__":{"isAdmin":true,"name":"x","status":"approved"}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"__proto__":null,"toString":1,"hasOwnProperty":1}',
  ])('cannot reach the prototype of all objects on any route: %s', async (body) => {
    for (const route of READING_ROUTES) {
      const { status } = await send(route, body);
      expect([route.method, route.path, [200, 400, 404].includes(status)]).toEqual([route.method, route.path, true]);
      expect(isPolluted()).toBe(false);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; charset=application/json'])(
    'is read on no route as %s',
    async (type) => {
      for (const route of JSON_ROUTES) {
        const answer = await send(route, '{"status":"approved"}', type);
        expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 415]);
        expectRawError(answer, 415);
      }
    },
  );
});

describe('a text that a person sends', () => {
  beforeAll(() => product.clear());
  afterEach(() => product.clear());
  const add = (changes: object) => product.visitor.post('/contact/addcontact').send({ ...aMessage(), ...changes });
  const stored = async (): Promise<unknown> => (await product.admin.get('/contact/getcontact')).body as unknown;

  it.each([
    ['a zero byte', 'Ru\0wan'],
    ['half a letter', 'Ru\uD800wan'],
    ['a turn to the left', 'Ru\u202Ewan'],
    ['an isolate', 'Ru\u2066wan\u2069'],
    ['a bell and an escape', 'Ru\u0007\u001Bwan'],
  ])('is kept without %s', async (_, name) => {
    expect((await add({ name })).status).toBe(201);
    expect(await stored()).toMatchObject([{ name: 'Ruwan' }]);
  });

  it('keeps the joiners that Sinhala and Tamil need', async () => {
    const name = 'ශ්\u200Dරී ක්\u200Cෂ';
    expect((await add({ name })).status).toBe(201);
    expect(await stored()).toMatchObject([{ name }]);
  });

  it.each([
    ['10,000 marks on one letter', { message: `a${'\u0301'.repeat(10_000)}` }],
    ['10,001 letters', { message: 'x'.repeat(10_001) }],
    ['a line break in a name', { name: 'Ruwan\r\nBcc: a@b.lk' }],
    ['a line break in an e-mail', { email: 'r@b.lk\r\nBcc: a@b.lk' }],
    ['two e-mails', { email: 'r@b.lk,a@b.lk' }],
  ])('is refused with %s', async (_, changes) => {
    const answer = await add(changes);
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'VALIDATION_FAILED' });
    expect(await stored()).toEqual([]);
  });

  it.each(['<img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '"><script>alert(1)</script>', "'; DROP TABLE x;--"])(
    'is kept to the letter and answered as JSON: %s',
    async (name) => {
      expect((await add({ name })).status).toBe(201);
      const answer = await product.admin.get('/contact/getcontact');
      expect(answer.body).toMatchObject([{ name }]);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
    },
  );
});

describe('a search query of a list', () => {
  beforeAll(async () => {
    await product.admin.post('/course/addCourse').send(aCourse({ title: `${'a'.repeat(60)}!` }));
    await anApplicant(product, { full_name: `${'a'.repeat(60)}!` });
  });
  const LISTS = ['/course/getcourses', '/user/get', '/bookings/inbox', '/shadow-teacher/view-booking'];

  it.each(LISTS)('%s matches a regular expression literally', async (path) => {
    for (const q of ['(a+)+$', '(a|a)*$', '(.*)*x', '^(([a-z])+.)+$', '[', '\\', '$where', '(?=', 'a{1,99999}']) {
      const { status, headers } = await product.admin.get(path).query({ filter: JSON.stringify({ q }) });
      expect([q, status, headers['content-range']]).toEqual([q, 200, expect.stringMatching(/ \*\/0$/)]);
    }
  });

  it.each(LISTS)('%s reads no more than a hundred letters', async (path) => {
    const ask = (letters: number) =>
      product.admin.get(path).query({ filter: JSON.stringify({ q: 'a'.repeat(letters) }) });
    expect((await ask(100)).status).toBe(200);
    expectError(await ask(101), 400);
    expectError(await ask(10_000), 400);
    expect([400, 414, 431]).toContain((await ask(50_000)).status);
  });

  it.each(LISTS)('%s takes no operators in parameters and no repeated parameters', async (path) => {
    for (const query of ['filter[$ne]=x', 'filter={}&filter={"q":"a"}', 'sort[$gt]=', 'range=[0,1]&range=[0,2]']) {
      expectError(await product.admin.get(`${path}?${query}`), 400);
    }
  });
});
