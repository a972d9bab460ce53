import { type Language, OWN_NAMES } from '#contract/languages';
import { expect, test } from '../support/fixtures.js';
import { transfersOf, weightOf } from '../support/transfers.js';
import { LANGUAGES, open } from './pages.js';

const NOW_IN: Record<Language, string> = {
  en: 'This page is now in English.',
  si: 'මේ පිටුව දැන් සිංහලෙන්.',
  ta: 'இந்தப் பக்கம் இப்போது தமிழில் உள்ளது.',
};

test('the language switcher keeps the page, the focus and the input, and announces the change', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await page.getByLabel('Your name').fill('Nimal Perera');
  for (const { language, prefix } of LANGUAGES.toReversed()) {
    const link = page.getByRole('link', { name: OWN_NAMES[language], exact: true });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/booking-shadow-teacher$`));
    await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
    await expect(link).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: NOW_IN[language] })).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a first visit', () => {
  test.use({ locale: 'si-LK' });

  test('sees the page in the language of the browser, unless it asks for one; the choice is kept', async ({ page }) => {
    await page.goto('/ta/login');
    await expect(page).toHaveURL('/ta/login');
    // With no history entry that breaks the back button.
    await page.goto('/shadow-teacher?from=a#friend');
    await expect(page).toHaveURL('/si/shadow-teacher?from=a#friend');
    await page.goBack();
    await expect(page).toHaveURL('/ta/login');
    await open(page, '/login');
    await expect(page).toHaveURL('/si/login');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(page).toHaveURL('/login');
    await page.goto('/?lang=si');
    await expect(page).toHaveURL('/si');
    await page.goto('/login');
    await expect(page).toHaveURL('/si/login');
    await page.goto('/si/signup?lang=en');
    await expect(page).toHaveURL('/signup');
  });
});

test.describe('an address with two slashes', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('stays on this site and is not found', async ({ page, baseURL, request }) => {
    for (const address of ['/si//evil.example/x?lang=en', '//evil.example/x?lang=si', '/si//evil.example/x']) {
      const answer = await request.get(`${baseURL}${address}`, { maxRedirects: 0, headers: { accept: 'text/html' } });
      expect(answer.status(), address).toBe(404);
      expect(await answer.text()).not.toContain('evil.example');
    }
    await page.goto(`${baseURL}/si//evil.example/x?lang=en`);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    const links = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.hostname));
    expect(links).not.toContain('evil.example');
  });
});

for (const [address, own, limit] of [
  ['/', undefined, 0],
  ['/si', 'sinhala', 75_000],
  ['/ta', 'tamil', 32_000],
] as const) {
  test(`${address} carries the fonts of its script and no other, within their weight`, async ({ page }) => {
    const fonts = transfersOf(page, /noto-sans/);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await open(page, address);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => document.fonts.ready);
    const loaded = await fonts.soFar();
    expect(loaded.filter(({ url }) => own === undefined || !url.includes(`noto-sans-${own}`))).toEqual([]);
    expect(loaded.length > 0).toBe(own !== undefined);
    expect(weightOf(loaded)).toBeLessThanOrEqual(limit);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  });
}
