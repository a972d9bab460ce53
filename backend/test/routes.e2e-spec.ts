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

const PASSWORD = 'one step at a time';

/** How somebody is answered: let in, or refused with this status. */
type Verdict = 'in' | 401 | 403;
type Caller = 'nobody' | 'staff' | 'editor' | 'administrator';

/** Who gets in, by what the table of routes says of a route. */
const POLICY: Readonly<Record<RouteFacts['who'], Readonly<Record<Caller, Verdict>>>> = {
  everybody: { nobody: 'in', staff: 'in', editor: 'in', administrator: 'in' },
  accounts: { nobody: 401, staff: 'in', editor: 'in', administrator: 'in' },
  editors: { nobody: 401, staff: 403, editor: 'in', administrator: 'in' },
  administrators: { nobody: 401, staff: 403, editor: 403, administrator: 'in' },
};

/** The last one answers what no route does: a page or 404. */
const TABLE: Readonly<Record<string, (typeof POLICY)['everybody']>> = Object.fromEntries([
  ...ROUTES.map(({ method, path, who }) => [`${method} ${path}`, POLICY[who]]),
  ['get /*path', POLICY.everybody],
]);

const CLOSED = ROUTES.filter(({ who }) => who === 'administrators' || who === 'editors');

/** One guard stands before all routes: what it makes of a role or a token is tried at one of each sort. */
const ONE_OF_EACH_SORT = ['administrators', 'editors', 'accounts'].flatMap(
  (who) => ROUTES.find((one) => one.who === who) ?? [],
);

const named = (routes: typeof ROUTES) => routes.map((route) => ({ ...route, toString: () => route.path }));

const product = theProduct({}, false);

describe('every route that Express knows', () => {
  let callers: Readonly<Record<Caller, ApiClient>>;
  const people: Readonly<Record<Exclude<Caller, 'nobody'>, { readonly email: string; readonly password: string }>> = {
    staff: { email: 'staff@onestep.test', password: PASSWORD },
    editor: EDITOR,
    administrator: ADMIN,
  };
  const signIn = async (): Promise<void> => {
    const token = async (who: keyof typeof people): Promise<ApiClient> =>
      product.as(tokenOf(await login(product, people[who].email, people[who].password)));
    const [staff, editor, administrator] = [await token('staff'), await token('editor'), await token('administrator')];
    callers = { nobody: product.visitor, staff, editor, administrator };
  };
  let bad: ReturnType<typeof badTokens>;
  beforeAll(async () => {
    bad = badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password)));
    await anApplicant(product, people.staff);
    await anOfficeToken(product, 'ContentEditor');
    await signIn();
  }, LONG_MS);

  /** How everybody is answered; whoever may not call is told so, and nothing of the inside. */
  async function verdicts(line: string): Promise<Record<string, unknown>> {
    const [method, path] = line.split(' ') as [RouteFacts['method'], string];
    const found: Record<string, unknown> = {};
    for (const who of Object.keys(callers) as Caller[]) {
      const answer = await callers[who][method](pathOf({ path: path.replace('*path', 'nothing') }));
      const { status } = answer;
      if (status === 401 || status === 403) expectError(answer, status);
      // Nothing is sent and no id exists, so whoever gets in finds nothing or is told what is missing.
      found[who] = [200, 204, 400, 404, 409].includes(status) ? 'in' : status;
    }
    if (ENDING_SESSIONS.includes(line)) await signIn();
    return found;
  }

  it(
    'lets in whom the table names and nobody else, and tells others what they lack',
    async () => {
      const matrix: Record<string, object> = {};
      for (const line of routesOfExpress(product)) matrix[line] = await verdicts(line);
      expect(matrix).toEqual(TABLE);
    },
    LONG_MS,
  );

  it.each(TEACHER_TYPES)('is for a %s what it is for all staff', async (teacher_type) => {
    const staff = product.as(await aSignedIn(product, { email: `${teacher_type}@onestep.test`, teacher_type }));
    for (const route of ONE_OF_EACH_SORT) {
      const { status } = await staff[route.method](pathOf(route));
      expect([route.path, status]).toEqual([route.path, route.who === 'accounts' ? 200 : 403]);
    }
  });

  it.each(named(ONE_OF_EACH_SORT))('$method $path, for $who, refuses every bad token', async (route) => {
    for (const [name, token] of bad) {
      expect([name, (await product.as(token)[route.method](pathOf(route))).status]).toEqual([name, 401]);
    }
  });

  it('refuses nobody where it is for everybody, not even with a bad token', async () => {
    for (const route of ROUTES.filter(({ who }) => who === 'everybody')) {
      for (const [name, token] of bad.slice(0, 4)) {
        const { status, body } = await product.as(token)[route.method](pathOf(route));
        expect([route.path, name, [200, 400, 404].includes(status)]).toEqual([route.path, name, true]);
        expect(body).not.toMatchObject({ code: 'UNAUTHORIZED' });
      }
    }
  });

  it('shows an administrator’s answer to HEAD only to administrators', async () => {
    for (const route of CLOSED.filter(({ method }) => method === 'get')) {
      expect((await callers.nobody.head(pathOf(route))).status).toBe(401);
      expect((await callers.staff.head(pathOf(route))).status).toBe(403);
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
  /** How a path is read has nothing of the single route in it: one for each beginning and method. */
  const closed = [
    ...new Map(
      ROUTES.filter(({ who }) => who !== 'everybody').map((route) => [
        `${route.method} ${route.path.split('/')[1]}`,
        route,
      ]),
    ).values(),
  ];
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
