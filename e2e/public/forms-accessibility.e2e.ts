import { axeClean, expect, test } from '../support/fixtures.js';
import { goOn } from './booking-form.js';
import { addressOf, LANGUAGES, noSidewaysScroll, open } from './pages.js';
import { tooSmall } from './targets.js';

const TARGETS = 'main :is(button, .button, input, textarea, .notice a, .contacts a)';

/** One of each shape: the five booking pages are one page, the staff lists another. */
const SHAPES = [
  { path: '/booking-readiness-teacher', form: true },
  { path: '/speech-therapy', form: false },
  { path: '/parent-counseling', form: false },
  { path: '/resource', form: false },
  { path: '/addcontact', form: true },
] as const;

for (const { path, form } of SHAPES) {
  test(`${path} keeps every rule in three languages, light and dark, and fits 320 px`, async ({ page }) => {
    for (const { language, prefix, problem } of LANGUAGES) {
      await page.emulateMedia({ colorScheme: language === 'en' ? 'dark' : 'light' });
      await open(page, addressOf(prefix, path));
      if (!form) await expect(page.locator('.fetched .card').first()).not.toHaveClass(/shade/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await axeClean(page);
      if (form) {
        await goOn(page);
        await expect(page.getByRole('heading', { name: problem })).toBeVisible();
        await axeClean(page);
      }
      const size = page.viewportSize() ?? { width: 360, height: 640 };
      await page.setViewportSize({ width: 320, height: 640 });
      await noSidewaysScroll(page);
      await page.setViewportSize(size);
    }
  });
}

test('buttons, links and fields of these pages are large enough for a thumb', async ({ page }) => {
  for (const { path } of SHAPES) {
    await open(page, path);
    await expect(page.locator('.shade')).toHaveCount(0);
    expect(await tooSmall(page, TARGETS)).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
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
