import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';

// The server has the last word on two fields that depend on each other.
test.use({ expectedNoise: [/status of 400/] });

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
  await page.getByRole('button', { name: 'Add the prices of a service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices and waiting times' })).toBeVisible();
  await expect(page.locator('[data-row]').filter({ hasText: 'Student counseling' })).toContainText('1,800 / session');
  await expectNoViolations(page);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/si/student-counseling');
  await expect(page.locator('.facts')).toContainText('විනාඩි 40');
  await expect(page.locator('.facts')).toContainText('වාරයකට රු. 1,800');
  await expect(page.locator('.facts dt')).toHaveCount(2);
});
