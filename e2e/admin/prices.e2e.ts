import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';

test('the price an administrator enters is read by families at once', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/prices/create');
  await page.getByLabel('Service', { exact: true }).selectOption('Student counseling');
  await page.getByLabel('Minutes of one session (optional)').fill('40');
  await page.getByLabel('Price from (rupees) (optional)').fill('1800');
  await page.getByLabel('Price to (rupees) (optional)').fill('900');
  await page.getByRole('button', { name: 'Add the prices of a service' }).click();
  await expect(page.getByText('Price to must not be lower than the price from')).toBeVisible();
  await page.getByLabel('Price to (rupees) (optional)').fill('');
  await axeClean(page);
  await page.getByRole('button', { name: 'Add the prices of a service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices and waiting times' })).toBeVisible();
  await expect(page.locator('[data-row]').filter({ hasText: 'Student counseling' })).toContainText('1800 / session');
  await axeClean(page);

  await page.goto('/student-counseling');
  await expect(page.locator('.facts')).toContainText('40 minutes');
  await expect(page.locator('.facts')).toContainText('Rs 1,800 a session');
  await expect(page.locator('.facts')).toContainText('Ask us');
});
