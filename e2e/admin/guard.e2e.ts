import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '#contract/pages';
import { Api } from '../support/api.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that passes the browser's guard; the server would refuse it. */
const tokenOf = (role: string, expiresIn: number): string =>
  [encode({ alg: 'HS256' }), encode({ sub: '1', role, exp: Math.floor(Date.now() / 1000) + expiresIn }), 'x'].join('.');

/** Opens a page of the admin. The guard redirects before it has loaded, which `goto` would report as an error. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const storedToken = () => localStorage.getItem('token');

test('every address sends a person without a token to the sign-in page', async ({ page }) => {
  for (const path of ADMIN_PATHS) {
    await visit(page, path);
    await page.waitForURL('**/login');
  }
});

test.describe('when the server does not know the token', () => {
  test.use({ expectedNoise: [/401|403/] });

  test('staff are sent to the sign-in page', async ({ page }) => {
    await page.addInitScript(
      (token) => {
        if (location.pathname !== '/login') localStorage.setItem('token', token);
      },
      tokenOf('Counselor', 3600),
    );
    await visit(page, '/user-list');
    await page.waitForURL('**/login');
  });

  test('a forged token shows no record and is removed', async ({ page }) => {
    await page.addInitScript(
      (token) => {
        if (location.pathname !== '/login') localStorage.setItem('token', token);
      },
      tokenOf('Admin', 3600),
    );
    await visit(page, '/user-list');
    await page.waitForURL('**/login');
    expect(await page.evaluate(storedToken)).toBeNull();
  });
});

test('signing out removes the token and closes every page', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
  await page.goto('/dashboard-admin');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(storedToken)).toBeNull();
  await visit(page, '/user-list');
  await page.waitForURL('**/login');
});

// What another tab is asking in that very moment is refused.
test.describe('in several tabs', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/status of 401/] });

  test('signing out in one leaves the others too', async ({ page, context, baseURL }) => {
    await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
    await page.goto('/dashboard-admin');
    const other = await context.newPage();
    await other.goto('/user-list');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('**/login');
  });
});
