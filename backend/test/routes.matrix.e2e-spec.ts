import { TEACHER_TYPES } from '#contract/users';
import type { Caller } from './support/caller.js';
import { ADMIN, theProduct } from './support/product.js';
import { routesOfExpress } from './support/router.js';
import { aSignedIn, login, tokenOf } from './support/registration.js';
import { pathOf, type RouteFacts, ROUTES } from './support/routes.js';
import { badTokens } from './support/tokens.js';

const LONG_MS = 30_000;
const STAFF = TEACHER_TYPES.length;

type Verdict = 'in' | 401 | 403;
const row = (stranger: Verdict, staff: Verdict): string =>
  // Without a token, with an expired one, with garbage; then every staff role; then an administrator.
  [...Array.from({ length: 3 }, () => stranger), ...Array.from({ length: STAFF }, () => staff), 'in'].join(' ');

/** Who gets in, by what the table of routes says of a route. */
const POLICY: Readonly<Record<RouteFacts['who'], string>> = {
  everybody: row('in', 'in'),
  accounts: row(401, 'in'),
  administrators: row(401, 403),
};
/** The last one answers what no route does: a page or 404. */
const TABLE: Readonly<Record<string, string>> = Object.fromEntries([
  ...ROUTES.map(({ method, path, who }) => [`${method} ${path}`, POLICY[who]]),
  ['get /*path', POLICY.everybody],
]);

describe('every route that Express knows', () => {
  const product = theProduct({}, false);
  let callers: readonly Caller[];
  beforeAll(async () => {
    const bad = new Map(badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password))));
    const strangers = ['expired', 'garbage'].map((name) => product.as(bad.get(name) ?? ''));
    const staff: Caller[] = [];
    for (const teacher_type of TEACHER_TYPES) staff.push(product.as(await aSignedIn(product, { teacher_type })));
    callers = [product.visitor, ...strangers, ...staff, product.admin];
  }, LONG_MS);

  async function verdicts(line: string): Promise<string> {
    const [method, path] = line.split(' ') as [RouteFacts['method'], string];
    const found: unknown[] = [];
    for (const caller of callers) {
      const { status } = await caller[method](pathOf({ path: path.replace('*path', 'nothing') }));
      // Nothing is sent and no id exists, so whoever gets in finds nothing or is told what is missing.
      found.push([200, 400, 404].includes(status) ? 'in' : status);
    }
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

  it('would be missed in the table if it were new', () => {
    product.app.getHttpAdapter().get('/not/in/the/table', () => undefined);
    expect(routesOfExpress(product).filter((line) => TABLE[line] === undefined)).toEqual(['get /not/in/the/table']);
  });
});
