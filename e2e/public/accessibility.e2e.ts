import { expect, test } from '../support/fixtures.js';
import {
  fits,
  fitsWithOtherText,
  hasLargeTargets,
  keepsContrast,
  keepsEveryRule,
  keepsRulesInForcedColours,
  showsFocus,
  standsStill,
} from './checks.js';
import { addressOf, LANGUAGES, open, PAGES } from './pages.js';

// A visit in three languages, each looked at in many ways, on a machine that may be busy.
test.describe.configure({ timeout: 180_000 });

/**
 * One visit serves many checks: what differs from language to language runs in each, the rest (colours) in English.
 * On a desk the same elements stand elsewhere: every rule in English, what fits in each.
 */
for (const path of PAGES) {
  test(`${path} keeps every rule in every language and theme`, async ({ page, isMobile }) => {
    for (const { language, prefix } of LANGUAGES) {
      const address = addressOf(prefix, path);
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      if (language === 'en' || isMobile) await keepsEveryRule(page, address);
      if (language === 'en') {
        await page.emulateMedia({ colorScheme: 'dark' });
        await keepsContrast(page, `${address}, dark`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
      await hasLargeTargets(page, address);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: 320, height: 640 });
      await fits(page, `${address}, 320 px`);
      await page.setViewportSize({ width, height });
      await fitsWithOtherText(page, address);
    }
  });

  test(`${path} works from the keyboard, in forced colours and without motion`, async ({ page, isMobile }) => {
    await open(page, path);
    await standsStill(page, path);
    await showsFocus(page, path);
    if (isMobile) await keepsRulesInForcedColours(page, `${path}, forced colours`);
  });
}

for (const { language, prefix, problem } of LANGUAGES) {
  for (const path of ['/booking-shadow-teacher', '/signup', '/login']) {
    test(
      `${path} keeps every rule while it shows errors in ${language}`,
      { tag: language === 'en' ? [] : '@phone' },
      async ({ page }) => {
        await open(page, addressOf(prefix, path));
        await page.locator('form.form button:not([type="button"])').click();
        await expect(page.getByRole('heading', { name: problem })).toBeVisible();
        await keepsEveryRule(page, path);
        await page.emulateMedia({ colorScheme: 'dark' });
        await keepsContrast(page, `${path}, dark`);
      },
    );
  }

  test(`the open menu keeps every rule in ${language}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, addressOf(prefix, '/login'));
    await page.locator('.menu-button').click();
    await expect(page.locator('nav.menu')).toBeVisible();
    await keepsEveryRule(page, 'menu');
    await fits(page, 'menu');
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepsContrast(page, 'menu, dark');
  });

  test(`the page for the lost keeps every rule in ${language}`, { tag: '@phone' }, async ({ browser, baseURL }) => {
    // A context of its own: an answer of 404 is an error on the console.
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(`${prefix}/no-such-page`);
    await keepsEveryRule(page, '404');
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(page, '404');
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepsContrast(page, '404, dark');
    await context.close();
  });
}

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
  await keepsEveryRule(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
