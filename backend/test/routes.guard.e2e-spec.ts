import { expectError } from './support/errors.js';
import { anOfficeToken } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { aSignedIn, login, tokenOf } from './support/registration.js';
import { pathOf, ROUTES } from './support/routes.js';
import { badTokens } from './support/tokens.js';

const LONG_MS = 30_000;
const CLOSED = ROUTES.filter(({ who }) => who === 'administrators' || who === 'editors');
const OWN = ROUTES.filter(({ who }) => who === 'accounts');
const named = (routes: typeof ROUTES) => routes.map((route) => ({ ...route, toString: () => route.path }));

/**
 * How whoever may not call a route is told so; `routes.matrix` holds who may, for every route and role. Nothing here
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
  }, LONG_MS);

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
