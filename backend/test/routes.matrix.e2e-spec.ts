import { TEACHER_TYPES } from '#contract/users';
import type { Caller } from './support/caller.js';
import { EDITOR, anOfficeToken } from './support/office.js';
import { ADMIN, theProduct } from './support/product.js';
import { routesOfExpress } from './support/router.js';
import { anApplicant, login, tokenOf } from './support/registration.js';
import { ENDING_SESSIONS, pathOf, type RouteFacts, ROUTES } from './support/routes.js';
import { badTokens } from './support/tokens.js';

const LONG_MS = 60_000;
const STAFF = TEACHER_TYPES.length;
const PASSWORD = 'one step at a time';

type Verdict = 'in' | 401 | 403;
const row = (stranger: Verdict, staff: Verdict, editor: Verdict): string =>
  // Without a token, with an expired one, with garbage; every staff role; a content editor; an administrator.
  [...Array.from({ length: 3 }, () => stranger), ...Array.from({ length: STAFF }, () => staff), editor, 'in'].join(' ');

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
  let strangers: readonly Caller[];
  let callers: readonly Caller[];
  const signedIn = async (): Promise<Caller[]> => {
    const found: Caller[] = [];
    for (const { email, password } of people) found.push(product.as(tokenOf(await login(product, email, password))));
    return found;
  };
  beforeAll(async () => {
    const bad = new Map(badTokens(tokenOf(await login(product, ADMIN.email, ADMIN.password))));
    strangers = [product.visitor, ...['expired', 'garbage'].map((name) => product.as(bad.get(name) ?? ''))];
    for (const teacher_type of TEACHER_TYPES) {
      const { email } = await anApplicant(product, { teacher_type, password: PASSWORD });
      people.push({ email, password: PASSWORD });
    }
    await anOfficeToken(product, 'ContentEditor');
    people.push(EDITOR, ADMIN);
    callers = [...strangers, ...(await signedIn())];
  }, LONG_MS);

  async function verdicts(line: string): Promise<string> {
    const [method, path] = line.split(' ') as [RouteFacts['method'], string];
    const found: unknown[] = [];
    const who = ENDING_SESSIONS.includes(line) ? [...strangers, ...(await signedIn())] : callers;
    for (const caller of who) {
      const { status } = await caller[method](pathOf({ path: path.replace('*path', 'nothing') }));
      // Nothing is sent and no id exists, so whoever gets in finds nothing or is told what is missing.
      found.push([200, 204, 400, 404, 409].includes(status) ? 'in' : status);
    }
    if (ENDING_SESSIONS.includes(line)) callers = [...strangers, ...(await signedIn())];
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
