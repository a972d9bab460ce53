import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { answerAll, goOn } from './booking-form.js';
import { open } from './pages.js';

/** On paper: nothing to press or to go to, and every text that is there is black on white. */
async function isForPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const pressed = seen.filter((element) => element.matches('nav, footer, header, button, .button, dialog, input'));
    const texts = seen.filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const coloured = texts.filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)');
    const grounds = seen.filter(
      (element) => !['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(element).backgroundColor),
    );
    return [...pressed, ...coloured, ...grounds].map((element) => element.outerHTML.slice(0, 90));
  });
  expect(faults).toEqual([]);
}

test('a printed confirmation has the reference, what happens next and how to reach us', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await goOn(page);
  await expect(page.locator('.reference')).toBeVisible();
  await isForPaper(page);
  await expect(page.locator('.reference')).toBeVisible();
  await expect(page.locator('.stones li')).toHaveCount(3);
  await expect(page.locator('main')).toContainText('011 234 5678');
  // Whose it is, what was sent, and the private address, to read and to scan.
  await expect(page.locator('.letterhead')).toBeVisible();
  await expect(page.locator('main')).toContainText('Vidyaloka Primary');
  await expect(page.getByRole('img', { name: /Scan this code/ })).toBeVisible();
});

test('pages of text can be printed', async ({ page }) => {
  for (const path of ['/shadow-teacher', '/school-readiness', '/privacy']) {
    await open(page, path);
    await isForPaper(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.letterhead')).toContainText('One Step · 011 234 5678');
    await expect(page.locator('.letterhead')).toBeVisible();
    // A closed answer is of no use on paper.
    for (const answer of await page.locator('.faq p').all()) await expect(answer).toBeVisible();
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  }
});
