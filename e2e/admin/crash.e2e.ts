import { expect, signInAsAdmin, test } from '../support/fixtures.js';

// The browser, React and the boundary each tell of the failure they are shown.
test.use({ expectedNoise: [/ERR_FAILED|Failed to fetch dynamically imported module|error occurred|Error/] });

test('a page whose code does not come says so, and the rest of the app stays usable', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.route(/\/admin-assets\/contacts-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/getcontact');
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
  await expect(page.getByRole('alert')).toContainText('Your records are safe.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.unrouteAll();
  await page.goto('/getcontact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact messages');
});

test("the report's code comes only when it is asked for", async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/alldetails');
  await expect(page.getByRole('button', { name: 'PDF report' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF report' }).click();
  await download;
  expect(scripts.slice(0, before).filter((url) => /\/pdf-[^/]+\.js$/.test(url))).toEqual([]);
  expect(scripts.slice(before).some((url) => /\/pdf-[^/]+\.js$/.test(url))).toBe(true);
});
