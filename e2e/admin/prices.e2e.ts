import { LANGUAGES } from '#contract/languages';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { goTo, readIn } from './pages.js';

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

/** Choices that are wider than their select. */
function cutIn(select: HTMLElement | SVGElement): string[] {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = font;
  const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const words = [...select.querySelectorAll('option')].map(({ text }) => text);
  return words.filter((text) => (pen?.measureText(text).width ?? 0) > room);
}

test('no name of a service is cut in a form on a desk, in any language', async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  await page.goto('/my-account');
  for (const path of ['/prices/create', '/adddetails']) {
    await goTo(page, path);
    for (const lang of LANGUAGES) {
      await readIn(page, lang);
      expect(await page.locator('select[name=service]').evaluate(cutIn)).toEqual([]);
    }
  }
});
