import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { TEACHER_TYPES } from '#contract/users';
import { ACCESS, type Access } from '../src/common/access/index.js';
import { aCourse } from './factories/index.js';
import type { ApiClient } from './support/api-client.js';
import { expectError } from './support/errors.js';
import { anOfficeToken, EDITOR } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { sendRaw } from './support/raw.js';
import { anApplicant, aSignedIn, login, tokenOf } from './support/registration.js';
import { routesOfExpress } from './support/router.js';
import { ENDING_SESSIONS, pathOf, type RouteFacts, ROUTES } from './support/routes.js';
import { badTokens } from './support/tokens.js';

const LONG_MS = 60_000;

const STAFF = TEACHER_TYPES.length;

const PASSWORD = 'one step at a time';

type Verdict = 'in' | 401 | 403;

const row = (anonymous: Verdict, staff: Verdict, editor: Verdict): string =>
  // Without a token, with an expired one, with garbage; every staff role; a content editor; an administrator.
  [...Array.from({ length: 3 }, () => anonymous), ...Array.from({ length: STAFF }, () => staff), editor, 'in'].join(
    ' ',
  );

/** Who gets in, by what the table of routes says of a route. */
const POLICY: Readonly<Record<RouteFacts['who'], string>> = {
  everybody: row('in', 'in', 'in'),
  accounts: row(401, 'in', 'in'),
  editors: row(401, 403, 'in'),
  administrators: row(401, 403, 403),
};

/** The last one answers what no route does: a page or 404. */
const TABLE: Readonly<Record<string, string>> = Object.fromEntries([
  ...ROUTES.map(({ method, path, who }) => [`${method} ${path}`, POLICY[who]]),
  ['get /*path', POLICY.everybody],
]);

describe('every route that Express knows', () => {
  const product = theProduct({}, false);
  const people: { readonly email: string; readonly password: string }[] = [];
  let anonymous: readonly ApiClient[];
  let callers: readonly ApiClient[];
  const signedIn = async (): Promise<ApiClient[]> => {
    const found: ApiClient[] = [];
    for (const { email, password } of people) found.push(product.as(tokenOf(await login(product, email, password))));
    return found;
  };
  beforeAll(async () => {
    const bad = new Map(badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password))));
    anonymous = [product.visitor, ...['expired', 'garbage'].map((name) => product.as(bad.get(name) ?? ''))];
    for (const teacher_type of TEACHER_TYPES) {
      const { email } = await anApplicant(product, { teacher_type, password: PASSWORD });
      people.push({ email, password: PASSWORD });
    }
    await anOfficeToken(product, 'ContentEditor');
    people.push(EDITOR, ADMIN);
    callers = [...anonymous, ...(await signedIn())];
  }, LONG_MS);

  async function verdicts(line: string): Promise<string> {
    const [method, path] = line.split(' ') as [RouteFacts['method'], string];
    const found: unknown[] = [];
    const who = ENDING_SESSIONS.includes(line) ? [...anonymous, ...(await signedIn())] : callers;
    for (const caller of who) {
      const { status } = await caller[method](pathOf({ path: path.replace('*path', 'nothing') }));
      // Nothing is sent and no id exists, so whoever gets in finds nothing or is told what is missing.
      found.push([200, 204, 400, 404, 409].includes(status) ? 'in' : status);
    }
    if (ENDING_SESSIONS.includes(line)) callers = [...anonymous, ...(await signedIn())];
    return found.join(' ');
  }
  async function matrix(): Promise<Readonly<Record<string, string>>> {
    const found: Record<string, string> = {};
    for (const line of routesOfExpress(product)) found[line] = await verdicts(line);
    return found;
  }

  it(
    'lets in whom the table names and nobody else',
    async () => {
      expect(await matrix()).toEqual(TABLE);
    },
    LONG_MS,
  );

  it('fails the test if it is new and not in the table', () => {
    product.app.getHttpAdapter().get('/not/in/the/table', () => undefined);
    expect(routesOfExpress(product).filter((line) => TABLE[line] === undefined)).toEqual(['get /not/in/the/table']);
  });
});

const GUARD_MS = 30_000;

const CLOSED = ROUTES.filter(({ who }) => who === 'administrators' || who === 'editors');

const OWN = ROUTES.filter(({ who }) => who === 'accounts');

const named = (routes: typeof ROUTES) => routes.map((route) => ({ ...route, toString: () => route.path }));

/**
 * How whoever may not call a route is told so; the table above holds who may, for every route and role. Nothing here
 * stores or removes anything, so nothing has to be emptied.
 */
describe('the routes', () => {
  const product = theProduct({}, false);
  let staff: string;
  let editor: string;
  let bad: ReturnType<typeof badTokens>;
  beforeAll(async () => {
    staff = await aSignedIn(product, { teacher_type: 'Counselor' });
    editor = await anOfficeToken(product, 'ContentEditor');
    bad = badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password)));
  }, GUARD_MS);

  it.each(named([...CLOSED, ...OWN]))('$method $path, for $who, tell others what they lack', async (route) => {
    const path = pathOf(route);
    expectError(await product.visitor[route.method](path), 401);
    if (route.who !== 'accounts') expectError(await product.as(staff)[route.method](path), 403);
    if (route.who === 'administrators') expectError(await product.as(editor)[route.method](path), 403);
  });

  // One guard stands before all of them: the matrix tries an expired token and garbage at each.
  it.each(
    named(['administrators', 'editors', 'accounts'].flatMap((who) => ROUTES.find((one) => one.who === who) ?? [])),
  )('$method $path, for $who, refuse every bad token', async (route) => {
    for (const [name, token] of bad) {
      expect([name, (await product.as(token)[route.method](pathOf(route))).status]).toEqual([name, 401]);
    }
  });

  it('refuse nobody where they are for everybody, not even with a bad token', async () => {
    for (const route of ROUTES.filter(({ who }) => who === 'everybody')) {
      for (const [name, token] of bad.slice(0, 4)) {
        const { status, body } = await product.as(token)[route.method](pathOf(route));
        expect([route.path, name, [200, 400, 404].includes(status)]).toEqual([route.path, name, true]);
        expect(body).not.toMatchObject({ code: 'UNAUTHORIZED' });
      }
    }
  });

  it('show an administrator’s answer to HEAD only to administrators', async () => {
    for (const route of CLOSED.filter(({ method }) => method === 'get')) {
      expect((await product.visitor.head(pathOf(route))).status).toBe(401);
      expect((await product.as(staff).head(pathOf(route))).status).toBe(403);
    }
  });
});

interface Handler {
  readonly line: string;
  readonly access: Access | undefined;
}

const list = (path: string | string[]): string[] => (Array.isArray(path) ? path : [path]);

const joined = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** Every handler of a controller, read from the decorators in the source. */
function handlersOf(controller: new (...args: never[]) => object): Handler[] {
  const prefixes = list((Reflect.getMetadata(PATH_METADATA, controller) as string | string[] | undefined) ?? '');
  const prototype = controller.prototype as Record<string, unknown>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (name === 'constructor' || method === undefined) return [];
    const path = list(Reflect.getMetadata(PATH_METADATA, handler) as string | string[]);
    const access = [handler, controller].map((target) => Reflect.getMetadata(ACCESS, target) as Access | undefined);
    const lines = prefixes.flatMap((prefix) => path.map((end) => joined(prefix, end)));
    return lines.map((line) => ({
      line: `${RequestMethod[method].toLowerCase()} ${line}`,
      access: access.find((found) => found !== undefined),
    }));
  });
}

describe('the routes of the product', () => {
  const product = theProduct();
  const handlers = (): Handler[] => {
    const controllers = [...product.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return [...new Set(controllers.map(({ metatype }) => metatype))].flatMap((metatype) =>
      handlersOf(metatype as new (...args: never[]) => object),
    );
  };
  const linesOf = (who: string): string[] => {
    return ROUTES.filter((route) => route.who === who).map(({ method, path }) => `${method} ${path}`);
  };
  const foundWith = (wanted: Access | undefined): string[] => {
    return handlers().flatMap(({ line, access }) => (access === wanted ? [line] : []));
  };

  it('are open to everybody only where the contract says so', () => {
    // The last one answers what no route does: a page or 404.
    expect(foundWith('public').sort()).toEqual([...linesOf('everybody'), 'get /*path'].sort());
  });

  it('are open to every account only where it is about their own', () => {
    expect(foundWith('signed-in').sort()).toEqual(linesOf('accounts').sort());
  });

  it('are open to content editors only for courses, teacher profiles and their own second factor', () => {
    expect(foundWith('editors').sort()).toEqual(linesOf('editors').sort());
  });

  it('are for administrators everywhere else, and all of the contract’s are there', () => {
    expect(foundWith(undefined).sort()).toEqual(linesOf('administrators').sort());
  });

  it('are all that Express was told of', () => {
    expect(routesOfExpress(product)).toEqual(
      [...ROUTES.map(({ method, path }) => `${method} ${path}`), 'get /*path'].sort(),
    );
  });
});

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
