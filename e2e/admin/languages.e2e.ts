import type { Locator } from '@playwright/test';
import { type Language, LANGUAGES, OWN_NAMES } from '#contract/languages';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { buttonsHoldTheirWords, fitsTheScreen, openList, rowOf } from './pages.js';
import { createBooking, createTeacherProfile, uniqueWord } from './records.js';

const MY_ACCOUNT: Record<Exclude<Language, 'en'>, string> = { si: 'මගේ ගිණුම', ta: 'என் கணக்கு' };

/** Between two of these the layout stays, so that it is tightest at each: the admin's breakpoints, and the smallest phone. */
const NARROWEST = [1351, 1280, 1200, 900, 600, 320];

/** The bar of what is selected has every action in view, as high as a finger needs, with its words inside. */
async function showsItsWords(bar: Locator): Promise<void> {
  const buttons = await bar.getByRole('button').all();
  expect(buttons).toHaveLength(5);
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
  const words = await buttons[1]?.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(words).toContain(await buttons[1]?.getAttribute('aria-label'));
}

for (const lang of LANGUAGES.filter((language) => language !== 'en')) {
  test(`an administrator works in ${lang}: chosen once, kept, and no wider than the screen`, async ({
    page,
    api,
    baseURL,
  }) => {
    await signInAsAdmin(page, baseURL ?? '');
    await createBooking(api, 'shadow-teacher', `Kasun ${uniqueWord()}`, {
      parentName: 'Malini',
      parentPhone: '0771234567',
    });
    await page.goto('/my-account');
    await page.getByRole('button', { name: OWN_NAMES[lang] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MY_ACCOUNT[lang]);
    await expectNoViolations(page);
    await page.goto('/inbox');
    await expect(page.locator(`html[lang=${lang}]`)).toHaveCount(1);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectNoViolations(page);
    for (const path of ['/inbox', '/user-list', '/dashboard-admin', '/courseRequests', '/prices', '/alldetails']) {
      await page.goto(path);
      await expect(page.locator(`html[lang=${lang}]`)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      for (const width of NARROWEST) {
        await page.setViewportSize({ width, height: 800 });
        await fitsTheScreen(page);
      }
      if (path !== '/inbox') continue;
      await page.locator('[data-row] input[type=checkbox]').first().check();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await fitsTheScreen(page);
        await showsItsWords(page.locator('[data-test=bulk-actions-toolbar]'));
      }
    }
    // A question with two long answers, on a phone.
    await page.goto('/addCourse');
    await page.getByRole('textbox').first().fill('Sleep');
    await buttonsHoldTheirWords(page);
    await page.locator('a[href="/courses"]').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await buttonsHoldTheirWords(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const word = uniqueWord();
    await createTeacherProfile(api, `Priya ${word}`, { qualification: 'BEd, Colombo\nDiploma in counselling' });
    await openList(page, '/alldetails', word);
    const row = rowOf(page, word);
    await expect(row).toBeVisible();
    expect(await row.innerText()).toContain('BEd, Colombo\nDiploma in counselling');
  });
}

test('words without a space do not widen the page', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const parentEmail = `${'wickramasinghe'.repeat(4)}@${'mountlavinia'.repeat(4)}.example.lk`;
  await createBooking(api, 'therapy-session-teacher', `Kasun${word}${'dilshan'.repeat(4)}`, { parentEmail });
  for (const width of [1280, 1200, 900, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openList(page, '/inbox', word);
    await expect(rowOf(page, word)).toContainText(width >= 1200 ? parentEmail : word);
    await fitsTheScreen(page);
  }
});
