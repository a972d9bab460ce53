import { aCourse } from './factories/index.js';
import { theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';
import { pathOf, type RouteFacts, ROUTES } from './support/routes.js';

/** Other ways to write a path that careless servers take for the same one, or for a harmless one. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'two slashes first': (path) => `/${path}`,
  'two slashes inside': (path) => path.replace(/(.)\//, '$1//'),
  'a slash at the end': (path) => `${path}/`,
  'capital letters': (path) => path.toUpperCase(),
  'an encoded letter': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'an encoded slash': (path) => path.replace(/(.)\//, '$1%2f'),
  'a dot segment': (path) => `/.${path}`,
  'a way round': (path) => `/health/..${path}`,
  'an encoded way round': (path) => `/health/%2e%2e${path}`,
  'a semicolon': (path) => `${path};x=1`,
  'an encoded zero': (path) => `${path}%00`,
  'an encoded question mark': (path) => `${path}%3f`,
  'an ending': (path) => `${path}.json`,
  'a backslash': (path) => path.replace(/^\//, '\\'),
  'a whole address': (path) => `http://localhost${path}`,
  'an open path before it': (path) => `/uploads/..%2f..${path}`,
  'a space': (path) => `${path}%20`,
};

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'X-Original-URL': '/health/live' },
  { 'X-Rewrite-URL': '/health/live' },
  { 'X-Forwarded-Prefix': '/health/live' },
  { 'X-HTTP-Method-Override': 'GET' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Forwarded-Host': 'localhost' },
  { Host: 'localhost' },
];

describe('a guarded path', () => {
  const product = theProduct();
  const closed = ROUTES.filter(({ who }) => who !== 'everybody');
  const send = ({ method }: RouteFacts, path: string, headers: Readonly<Record<string, string>> = {}) =>
    sendRaw(product.url, { method: method.toUpperCase(), path, headers });

  it.each(Object.entries(SPELLINGS))('stays closed with %s', async (_, spell) => {
    for (const route of closed) {
      const { status } = await send(route, spell(pathOf(route)));
      expect([route.path, [400, 401, 404].includes(status)]).toEqual([route.path, true]);
    }
  });

  it.each(HEADERS.map((headers) => [Object.keys(headers).join(), headers]))(
    'is not opened by the header %s',
    async (_, headers) => {
      for (const route of closed) {
        const answer = await send(route, pathOf(route), headers);
        expect([route.path, answer.status]).toEqual([route.path, 401]);
      }
      const [open] = ROUTES.filter(({ path }) => path === '/health/live');
      const asked = await sendRaw(product.url, { path: '/health/live', headers: { 'X-Original-URL': '/user/get' } });
      expect([open?.who, asked.text]).toEqual(['everybody', '{"status":"ok"}']);
    },
  );

  it('is not opened by a method hidden in a header, a query or a body', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' };
    for (const route of closed.filter(({ method }) => method !== 'get')) {
      const path = `${pathOf(route)}?_method=${route.method.toUpperCase()}`;
      const { status } = await sendRaw(product.url, { method: 'GET', path, headers });
      // Where the path can be read too, it is read: by everybody, or by nobody without a token.
      const reading = ROUTES.find(({ method, path: read }) => method === 'get' && read === route.path);
      const wanted = reading === undefined ? 404 : reading.who === 'everybody' ? 200 : 401;
      expect([route.path, status]).toEqual([route.path, wanted]);
    }
  });

  it.each(Object.entries(SPELLINGS))('of the courses shows no link with %s', async (_, spell) => {
    await product.admin.post('/course/addCourse').send(aCourse());
    const { text } = await sendRaw(product.url, { path: spell('/course/getcourses') });
    expect(text).not.toContain('courses.example.org');
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH', 'PURGE', 'LINK'])('does not know the method %s', async (method) => {
    for (const path of ['/user/get', '/course/getcourses', '/health/live', '/']) {
      // CONNECT is refused by Node itself, which closes the line.
      const answer = await sendRaw(product.url, { method, path }).catch(() => undefined);
      if (answer !== undefined) expect([404, 405]).toContain(answer.status);
    }
  });

  it.each([
    '/.env',
    '/.git/config',
    '/package.json',
    '/backend/dist/main.js',
    '/metrics',
    '/api-docs',
    '/data/jwt-secret',
  ])('of the inside, %s, is not there', async (path) => {
    const { status } = await product.visitor.get(path).set('Accept', 'application/json');
    expect(status).toBe(404);
  });
});
