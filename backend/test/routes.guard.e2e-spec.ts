import { TEACHER_TYPES } from '#contract/users';
import { ADMIN, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anOfficeToken } from './support/office.js';
import { aSignedIn, login, tokenOf } from './support/registration.js';
import { ENDING_SESSIONS, pathOf, ROUTES } from './support/routes.js';
import { badTokens } from './support/tokens.js';

const LONG_MS = 30_000;
const CLOSED = ROUTES.filter(({ who }) => who === 'administrators' || who === 'editors');
const OWN = ROUTES.filter(({ who }) => who === 'accounts');
const named = (routes: typeof ROUTES) => routes.map((route) => ({ ...route, toString: () => route.path }));

/** Every route against everybody: nothing here stores or removes anything, so nothing has to be emptied. */
describe('the routes', () => {
  const product = theProduct({}, false);
  const staff = new Map<string, string>();
  let editor: string;
  let bad: ReturnType<typeof badTokens>;
  beforeAll(async () => {
    for (const teacher_type of TEACHER_TYPES) staff.set(teacher_type, await aSignedIn(product, { teacher_type }));
    editor = await anOfficeToken(product, 'ContentEditor');
    bad = badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password)));
  }, LONG_MS);

  describe.each(named(CLOSED))('$method $path, for $who', (route) => {
    const path = pathOf(route);

    it('refuses whoever has not signed in', async () => {
      expectError(await product.visitor[route.method](path), 401);
    });

    it(
      'refuses every bad token',
      async () => {
        for (const [name, token] of bad) {
          const { status } = await product.as(token)[route.method](path);
          expect([name, status]).toEqual([name, 401]);
        }
      },
      LONG_MS,
    );

    it.each(TEACHER_TYPES)('refuses a %s', async (teacher_type) => {
      expectError(await product.as(staff.get(teacher_type) ?? '')[route.method](path), 403);
    });

    it(route.who === 'editors' ? 'lets a content editor in' : 'refuses a content editor', async () => {
      const answer = await product.as(editor)[route.method](path);
      if (route.who === 'administrators') expectError(answer, 403);
      else expect([200, 400, 404]).toContain(answer.status);
    });

    it('lets an administrator in', async () => {
      const { status } = await product.admin[route.method](path);
      expect([200, 400, 404]).toContain(status);
    });
  });

  describe.each(named(ROUTES.filter(({ who }) => who === 'everybody')))('$method $path, for everybody', (route) => {
    it('refuses nobody, not even with a bad token', async () => {
      const callers = [product.visitor, product.admin, ...[...staff.values()].map((token) => product.as(token))];
      const strangers = bad.slice(0, 4).map(([, token]) => product.as(token));
      for (const caller of [...callers, ...strangers]) {
        const { status, body } = await caller[route.method](pathOf(route));
        expect([200, 400, 404]).toContain(status);
        expect(body).not.toMatchObject({ code: 'UNAUTHORIZED' });
      }
    });
  });

  describe.each(named(OWN))('$method $path, for every account', (route) => {
    const path = pathOf(route);

    it('refuses whoever has not signed in, and every bad token', async () => {
      expectError(await product.visitor[route.method](path), 401);
      for (const [name, token] of bad) {
        expect([name, (await product.as(token)[route.method](path)).status]).toEqual([name, 401]);
      }
    });

    // What ends sessions is tried by everybody in the matrix, where they sign in anew.
    if (ENDING_SESSIONS.includes(`${route.method} ${route.path}`)) return;

    it('lets every role in', async () => {
      const callers = [...staff.values(), editor].map((token) => product.as(token));
      for (const caller of [...callers, product.admin]) {
        expect([200, 400, 404, 409]).toContain((await caller[route.method](path)).status);
      }
    });
  });

  it('show an administrator’s answer to HEAD only to administrators', async () => {
    for (const route of CLOSED.filter(({ method }) => method === 'get')) {
      expect((await product.visitor.head(pathOf(route))).status).toBe(401);
      expect((await product.as(staff.get('Counselor') ?? '').head(pathOf(route))).status).toBe(403);
    }
  });
});
