import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '#contract/admin-paths';
import { Api } from '../support/api.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that passes the browser's guard; the server would refuse it. */
const tokenOf = (role: string, expiresIn: number): string =>
  [encode({ alg: 'HS256' }), encode({ sub: '1', role, exp: Math.floor(Date.now() / 1000) + expiresIn }), 'x'].join('.');

/** Opens a page of the admin. The guard redirects before it has loaded, which `goto` would report as an error. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const storedToken = () => localStorage.getItem('token');

test.describe('without a session of the office', () => {
  test.use({ expectedNoise: [/401|403/] });

  test('every address is the admin app, which sends to the sign-in page; a forged token shows no record', async ({
    page,
    request,
  }) => {
    const app = async (path: string) => (await (await request.get(path)).text()).replaceAll(/nonce="[^"]*"/g, '');
    const [first = '', ...others] = await Promise.all(ADMIN_PATHS.map(app));
    expect(first).toContain('<div id="root"></div>');
    expect(new Set(others)).toEqual(new Set([first]));
    // Only where they are sent matters here, so the page itself need not be drawn each time.
    await page.route('**/login', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }));
    // A list, a page of its own, a form, and a record: the app guards all of its routes in one place.
    for (const path of ['/inbox', '/dashboard-admin', '/addCourse', '/people-list/5/show']) {
      await visit(page, path);
      await page.waitForURL('**/login');
    }
    for (const role of ['Counselor', 'Admin']) {
      await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(role, 3600));
      await visit(page, '/user-list');
      await page.waitForURL('**/login');
    }
    expect(await page.evaluate(storedToken)).toBeNull();
  });
});

// What another tab is asking in that very moment is refused.
test.describe('in several tabs', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/status of 401/] });

  test('signing out in one removes the token and leaves the others too; every page is closed then', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
    await page.goto('/dashboard-admin');
    const other = await context.newPage();
    await other.goto('/user-list');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await other.waitForURL('**/login');
    await page.waitForURL('**/login');
    expect(await page.evaluate(storedToken)).toBeNull();
    await visit(page, '/user-list');
    await page.waitForURL('**/login');
  });
});
