import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { transfersOf, weightOf } from '../support/transfers.js';
import { anApplicant, ownWord } from './records.js';

const LIST = '/user-list';
/** What the first list may need of JavaScript, compressed as it is served; a minimal react-admin app needs 253 KB. */
const LIMIT = 250_000;
const SCRIPT = /\.js$/;

test.beforeEach(async ({ page, baseURL, api }) => {
  await anApplicant(api, `Nimal ${ownWord()}`);
  await signInAsAdmin(page, baseURL ?? '');
});

/** Lets nothing through at an address until the answer is called for. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return open;
}

test("the page's code is asked for while the app's own is on its way", async ({ page }) => {
  const release = await hold(page, /\/admin-assets\/index-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/admin-assets\/users-[^/]+\.js$/);
  await page.goto(LIST, { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#root')).toBeEmpty();
  release();
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

test('the first list is light, and other pages wait until its records are there', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, /\/user\/get\?/);
  const listed = page.waitForRequest(/\/user\/get\?/);
  const scripts = transfersOf(page, SCRIPT);
  await page.goto(LIST);
  await listed;
  const others: string[] = [];
  page.on('request', (request) => SCRIPT.test(request.url()) && others.push(request.url()));
  await page.clock.runFor(8000);
  const weight = weightOf(await scripts.soFar());
  expect(weight).toBeGreaterThan(100_000);
  expect(weight).toBeLessThanOrEqual(LIMIT);
  expect(others).toEqual([]);
  const warmed = page.waitForRequest(SCRIPT);
  release();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await warmed;
});
