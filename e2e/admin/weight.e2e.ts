import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { transfersOf, weightOf } from '../support/transfers.js';

const SCRIPT = /\.js$/;
/** JavaScript budget of a list, compressed. */
const LIMIT = 310_000;

test('a list needs one bundle; the code of the report and the charts comes when it is used', async ({
  page,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const scripts = transfersOf(page, SCRIPT);
  await page.goto('/alldetails');
  await expect(page.getByRole('button', { name: 'PDF report' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await scripts.soFar();
  expect(weightOf(before)).toBeGreaterThan(100_000);
  expect(weightOf(before)).toBeLessThanOrEqual(LIMIT);
  const asked = page.waitForRequest(/\/pdf-[^/]+\.js$/);
  await page.getByRole('button', { name: 'PDF report' }).click();
  await asked;
  expect(before.filter(({ url }) => /\/(pdf|Bars)-/.test(url))).toEqual([]);
});
