import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|40\d|50\d/] });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('says that it is loading', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/user/get*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/user-list');
  await expect(page.getByRole('status').filter({ hasText: 'Loading users...' })).toBeVisible();
  answer();
  await expect(page.getByText('Loading users...')).toHaveCount(0);
});

test("shows the server's own sentence", async ({ page }) => {
  // A sort the server does not know: it answers 400 and says so.
  await page.goto('/user-list?sort=nothing&order=ASC&page=1&perPage=25&filter=%7B%7D');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('Error fetching users');
});

test('without a line it says so, and tries again on demand', async ({ page, context, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Search by name, email or phone').fill(`Nimal ${word}`);
  await expect(page.getByText('Error fetching users')).toBeVisible();
  await expect(page.getByText(/The server cannot be reached/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
});

test('a server that fails is told on every kind of page, and trying again helps', async ({ page }) => {
  const message = 'The store is away for a moment. Please try again.';
  const body = { statusCode: 503, code: 'UNAVAILABLE', message, error: message };
  await page.route(/\/(bookings\/inbox|dashboard\/figures|category\/details)/, (route) =>
    route.fulfill({ status: 503, json: body }),
  );
  for (const path of ['/inbox', '/dashboard-admin', `/updatedetails/${'0'.repeat(24)}`]) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
  }
  await page.goto('/inbox');
  await expect(page.getByRole('alert')).toContainText('The bookings could not be fetched.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ bookings?$|^No bookings/).first()).toBeVisible();
});
