import { expect, test } from '../support/fixtures.js';
import { goOn } from './booking-form.js';
import { fits, hasLargeTargets, keepsEveryRule } from './checks.js';
import { addressOf, LANGUAGES, open } from './pages.js';

/** One of each shape: the five booking pages are one page, the staff lists another. */
const SHAPES = [
  { path: '/booking-readiness-teacher', form: true },
  { path: '/speech-therapy', form: false },
  { path: '/parent-counseling', form: false },
  { path: '/resource', form: false },
  { path: '/addcontact', form: true },
] as const;

for (const { path, form } of SHAPES) {
  test(`${path} keeps every rule once its list is there or its errors are shown, in three languages`, async ({
    page,
  }) => {
    for (const { language, prefix, problem } of LANGUAGES) {
      await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
      await open(page, addressOf(prefix, path));
      if (form) {
        await goOn(page);
        await expect(page.getByRole('heading', { name: problem })).toBeVisible();
      } else {
        await expect(page.locator('.fetched .card').first()).not.toHaveClass(/shade/);
        await hasLargeTargets(page, path);
      }
      await keepsEveryRule(page, path);
      const size = page.viewportSize() ?? { width: 360, height: 640 };
      await page.setViewportSize({ width: 320, height: 640 });
      await fits(page, path);
      await page.setViewportSize(size);
    }
  });
}

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('what a service is, how to call, and why the list is not there can be read', async ({ page }) => {
    for (const path of ['/student-counseling', '/speech-therapy', '/parent-counseling', '/resource', '/addcontact']) {
      for (const { prefix } of LANGUAGES) {
        await page.goto(addressOf(prefix, path));
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('main .lead')).toBeVisible();
        // An emulated browser without scripts keeps the text of `noscript` unparsed.
        const words = (await page.locator('main noscript').textContent()) ?? '';
        expect(words).toContain('JavaScript');
        expect(words).toContain('011 234 5678');
      }
    }
  });
});
