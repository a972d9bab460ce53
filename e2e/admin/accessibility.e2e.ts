import type { Locator, Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, fitsTheScreen, goTo, goToList, openCard, openFilters, openList } from './pages.js';
import { createApplicant, createBooking, uniqueWord } from './records.js';

// What is the same on a desk and on a phone is looked at on a desk, by the tests of each page.

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

async function fitsAFinger(targets: Locator): Promise<void> {
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
}

const buttonsFitAFinger = (page: Page): Promise<void> => fitsAFinger(page.getByRole('main').getByRole('button'));

test('every state of a booking', async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: '0771234567' });
  await openList(page, '/manage-shadow-teacher-booking', word);
  await expect(button(page, `Details for Kasun ${word}`)).toBeVisible();
  await buttonsFitAFinger(page);
  await button(page, `Details for Kasun ${word}`).click();
  await expectNoViolations(page);
  await button(page, `Edit for Kasun ${word}`).click();
  await page.getByLabel("Child's age").fill('99');
  await button(page, `Save for Kasun ${word}`).click();
  await expect(page.getByText("Child's age must be between 3 and 18.")).toBeVisible();
  await cleanInBoth(page);
  await button(page, `Delete for Kasun ${word}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Booking category').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoViolations(page);
});

test('in forced colours a filled button and the chosen view have a ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/inbox');
  const isWhite = async (name: string): Promise<boolean> => {
    const part = page.locator('main .MuiButton-root', { hasText: name }).first();
    return /^rgba?\(255, 255, 255/.test(await part.evaluate((shown) => getComputedStyle(shown).backgroundColor));
  };
  await expect(page.getByText('Add a booking', { exact: true })).toBeVisible();
  expect([await isWhite('Late'), await isWhite('Add a booking'), await isWhite('Waiting')]).toEqual([
    true,
    false,
    false,
  ]);
});

test(
  'on a phone: the dashboard, cards with everything open, a form with its errors',
  { tag: '@phone' },
  async ({ page, api }) => {
    const word = uniqueWord();
    await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: '0771234567' });
    await createApplicant(api, `Nimal ${word}`);
    await page.goto('/dashboard-admin');
    await page.getByText('Figures', { exact: true }).click();
    await expect(page.locator('[aria-labelledby=figures] svg[class*="MuiChartsSvgLayer"]')).toHaveCount(2);
    await expect(page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
    await expectNoViolations(page);
    await fitsTheScreen(page);

    await goToList(page, '/manage-shadow-teacher-booking', word);
    await openCard(page, `Kasun ${word}`);
    await expect(button(page, `Details for Kasun ${word}`)).toBeVisible();
    await buttonsFitAFinger(page);
    await button(page, `Edit for Kasun ${word}`).click();
    await page.getByLabel("Child's age").fill('99');
    await button(page, `Save for Kasun ${word}`).click();
    await expect(page.getByText("Child's age must be between 3 and 18.")).toBeVisible();
    await expectNoViolations(page);
    await fitsTheScreen(page);

    await openList(page, '/user-list', word);
    await openCard(page, `Nimal ${word}`);
    await button(page, `Change Status for Nimal ${word}`).click();
    await page.getByRole('checkbox', { name: `Select Nimal ${word}` }).check();
    await cleanInBoth(page);
    await openFilters(page);
    const columns = page.getByRole('button', { name: 'Columns' });
    await columns.press('Enter');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Home Address' })).toBeVisible();
    // The open menu takes the focus a moment later; until then Escape is not for it.
    await expect(page.locator('.MuiPopover-paper:focus')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();

    await goTo(page, '/adddetails');
    const ticks = page.locator('label:has([type=checkbox])');
    await expect(ticks.filter({ hasText: 'Colombo' })).toBeVisible();
    await fitsAFinger(ticks);
  },
);
