import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import { fits } from './checks.js';
import { enlarge, share } from './enlarged.js';
import { LANGUAGES, open, readIn } from './pages.js';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return { top: box.y, bottom: box.y + box.height };
};

test('the menu button of a phone stands beside the name, and its open menu below it', async ({ page }) => {
  await open(page, '/login');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 640 });
      const [name, button] = [await boxOf(page, '.brand'), await boxOf(page, '.menu-button')];
      const where = `${language} at ${width}px`;
      expect(button.top, where).toBeLessThan(name.bottom);
      await page.locator('.menu-button').click();
      expect((await boxOf(page, '.menu')).top, where).toBeGreaterThanOrEqual(button.bottom);
      // The button that opened it closes it.
      await page.locator('.menu-button').click();
      await expect(page.locator('.menu')).toBeHidden();
    }
  }
});

test('the header of a desk has one row in every language @desk', async ({ page }) => {
  await open(page, '/login');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    const [name, menu] = [await boxOf(page, '.brand'), await boxOf(page, '.menu')];
    const links = await page
      .locator('.menu a')
      .evaluateAll((all: HTMLElement[]) => new Set(all.map((link) => link.offsetTop)).size);
    const languages = await boxOf(page, '.languages');
    expect([links, menu.top < name.bottom, languages.top < name.bottom], language).toEqual([1, true, true]);
  }
});

test('who has just applied has a page of their own, and can load it again', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const applied = { full_name: 'Ruwani Silva', teacher_type: 'Counselor' };
    history.replaceState({ ...(history.state as object), usr: applied }, '');
  });
  // A hydration mismatch reported by React would fail the test.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Ruwani Silva.');
  await expect(page.getByText('You can log in from now on')).toBeVisible();
  await expect(page.locator('.hero, .stats')).toHaveCount(0);
});

test('a form tells a phone once how to reach us, in the footer', async ({ page }) => {
  for (const path of ['/addcontact', '/booking-shadow-teacher']) {
    await open(page, path);
    await expect(page.getByRole('link', { name: '011 234 5678' }).and(page.locator(':visible'))).toHaveCount(1);
    await expect(page.locator('footer').getByRole('link', { name: '011 234 5678' })).toBeVisible();
  }
});

test('with text twice as large, nothing beside it takes its line from a password or the name of a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/login');
  await enlarge(page, '200%');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    await pressMainButton(page);
    await expect(page.locator('.summary')).toBeFocused();
    expect(await share(page, '.password input'), language).toBe(1);
    await fits(page, language);
  }
  await open(page, '/ta/resource');
  await page.locator('main .card .button').first().click();
  await enlarge(page, '200%');
  expect(await share(page, '.sheet-head h2')).toBeGreaterThan(0.6);
});
