import type { Figures } from '#contract/dashboard';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { cleanInBoth } from './pages.js';
import { createBooking, uniqueWord } from './records.js';

test('the dashboard has the counted figures as charts and tables', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  await createBooking(api, 'therapy-session-teacher', `Kasun ${word}`);
  const asked = page.waitForResponse('**/dashboard/figures');
  await page.goto('/dashboard-admin');
  const figures = (await (await asked).json()) as Figures;
  const { Pending, Approved, Rejected } = figures.bookings['therapy-session-teacher'];
  expect(Pending).toBeGreaterThan(0);
  await page.getByText('Figures', { exact: true }).click();
  // They are loaded when they are shown, and move what is below them.
  await expect(page.locator('[aria-labelledby=figures] svg[class*="MuiChartsSvgLayer"]')).toHaveCount(2);
  await expect(page.getByText(/: as a table$/)).toHaveCount(2);
  for (const title of await page.getByText(/: as a table$/).all()) await title.click();
  const kinds = page.getByRole('table', { name: 'Bookings by kind and status' });
  const row = kinds.getByRole('row', { name: /^Speech and behavior/ });
  await expect(row.getByRole('cell')).toHaveText([Pending, Approved, Rejected].map(String));
  const weeks = page.getByRole('table', { name: 'Received in each of the last eight weeks' });
  await expect(weeks.getByRole('row')).toHaveCount(9);
  await expect(weeks.getByRole('row').last().getByRole('cell').nth(1)).toHaveText(
    String(figures.weeks.at(-1)?.bookings),
  );
  await cleanInBoth(page);
});
