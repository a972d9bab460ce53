import { NOTICE_VERSION } from '#contract/notice';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { addressOf, LANGUAGES, open } from './pages.js';

test('the privacy notice tells all thirteen things in every language', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await open(page, addressOf(prefix, '/'));
    await page.locator(`footer a[href="${prefix}/privacy"]`).click();
    await expect(page.locator('.reading > p, .reading .soft').first()).toContainText(NOTICE_VERSION);
    const sections = page.locator('.reading > section:has(h2)');
    await expect(sections).toHaveCount(13);
    const texts = await sections.allTextContents();
    expect(texts.filter((text) => text.split(/\s+/).length < 8)).toEqual([]);
  }
});

test('the accessibility page is one step away and says what is not good yet in every language', async ({ page }) => {
  for (const { prefix } of LANGUAGES) {
    await open(page, addressOf(prefix, '/AboutUs'));
    await page.locator(`footer a[href="${prefix}/accessibility"]`).click();
    await expect(page.locator('#limits + p + ul > li').first()).toBeVisible();
    await expect(page.locator('section', { has: page.locator('#report') }).locator('a[href^="tel:"]')).toHaveCount(2);
  }
});

test('the design system is in no menu and no search engine', async ({ page }) => {
  await open(page, '/design');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoViolations(page);
  await open(page, '/');
  await expect(page.locator('a[href*="/design"]')).toHaveCount(0);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/design');
});
