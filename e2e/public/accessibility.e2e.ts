import { axeClean, expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, noSidewaysScroll, open, PAGES } from './pages.js';
import { tooSmall } from './targets.js';

const TARGETS = 'button, nav a, .plain-links a, .contacts a, .button, input, textarea, summary';

for (const { language, prefix, problem } of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    for (const path of PAGES) {
      test(`${path} keeps every rule, in light and in dark`, async ({ page }) => {
        await open(page, addressOf(prefix, path));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('h1')).toHaveCount(1);
        await axeClean(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await axeClean(page);
      });

      test(`${path} fits 320 px without sideways scrolling`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await open(page, addressOf(prefix, path));
        await noSidewaysScroll(page);
      });
    }

    for (const path of ['/booking-shadow-teacher', '/signup', '/login']) {
      test(`${path} keeps every rule while it shows errors`, async ({ page }) => {
        await open(page, addressOf(prefix, path));
        await page.locator('form.form button:not([type="button"])').click();
        await expect(page.getByRole('heading', { name: problem })).toBeVisible();
        await axeClean(page);
      });
    }
  });
}

test('buttons, links of lists, fields and menus are large enough for a thumb', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    expect(await tooSmall(page, TARGETS)).toEqual([]);
  }
});

test('nothing moves for people who asked for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('the first tab stop skips to the content', async ({ page }) => {
  await open(page, '/shadow-teacher');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a dialog keeps the focus, closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/shadow-teacher');
  const opener = page.getByRole('button', { name: 'Contact us' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await expect(dialog).toBeVisible();
  await axeClean(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
