import type { Figures } from '#contract/dashboard';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { ADMIN } from '../support/admin.js';
import { createBooking, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('the figures are the counted ones, as charts and as tables', async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'therapy-session-teacher', `Kasun ${word}`);
  const asked = page.waitForResponse('**/dashboard/figures');
  await page.goto('/dashboard-admin');
  const figures = (await (await asked).json()) as Figures;
  const { Pending, Approved, Rejected } = figures.bookings['therapy-session-teacher'];
  expect(Pending).toBeGreaterThan(0);
  const kinds = page.getByRole('table', { name: 'Bookings by kind and status' });
  const row = kinds.getByRole('row', { name: /^Speech and behavior/ });
  await expect(row.getByRole('cell')).toHaveText([Pending, Approved, Rejected].map(String));
  const weeks = page.getByRole('table', { name: 'Received in each of the last eight weeks' });
  await expect(weeks.getByRole('row')).toHaveCount(9);
  await expect(weeks.getByRole('row').last().getByRole('cell').nth(1)).toHaveText(
    String(figures.weeks.at(-1)?.bookings),
  );
  await expect(page.locator('#figures svg[class*="MuiChartsSvgLayer"]')).toHaveCount(2);
  await expectNoViolations(page);
});

test('an announcement is made, and stands in the recent activity', async ({ page }) => {
  const word = uniqueWord();
  await page.goto('/dashboard-admin');
  await page.getByRole('button', { name: 'Change the announcement' }).click();
  await page.getByLabel('Announcement (optional)').fill(`Closed on Poya day ${word}`);
  await page.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(page.getByText('The announcement was saved.')).toBeVisible();
  await page.reload();
  const section = page.getByRole('region', { name: 'Announcement' });
  await expect(section).toContainText('Closed on Poya day');
  await expect(section).toContainText(ADMIN.email);
  await expect(page.getByText('Added the announcement').first()).toBeVisible();
});

test('navigation state brings the section it names into view', async ({ page }) => {
  await page.goto('/dashboard-admin');
  await page.evaluate(() => history.replaceState({ usr: { scrollTo: 'activity' }, key: 'x' }, ''));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeFocused();
});

test.describe('offline', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test('the dashboard says that the figures could not be loaded', async ({ page }) => {
    await page.route('**/dashboard/**', (route) => route.abort());
    await page.goto('/dashboard-admin');
    await expect(
      page.getByText(/The number waiting could not be loaded|The server cannot be reached/).first(),
    ).toBeVisible();
    await expect(page.getByText(/The figures could not be loaded\./)).toBeVisible();
  });
});
