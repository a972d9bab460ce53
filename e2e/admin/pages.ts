import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/languages';
import { expect, expectNoViolations } from '../support/fixtures.js';

const listOf = (path: string, word: string): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`;

/** A list page that shows the records of one test only. */
export async function openList(page: Page, path: string, word: string): Promise<void> {
  await page.goto(listOf(path, word));
}

/** Goes from one page of the admin to another without loading it anew, which would take longer than looking at it. */
export async function goTo(page: Page, address: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const left = await title.innerText();
  await page.evaluate((to) => {
    // The router counts its addresses.
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The address changes before the page.
  await expect(title).not.toHaveText(left);
}

/** The same for a list page that shows the records of one test only. */
export async function goToList(page: Page, path: string, word: string): Promise<void> {
  await goTo(page, listOf(path, word));
}

/** Shows the page in a language that is chosen in another tab, without loading it anew. */
export async function readIn(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  // All of the page is drawn anew: what was there in the other language is gone.
  const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate((chosen) => {
    const [key, newValue] = ['RaStoreOneStepAdmin.locale', JSON.stringify(chosen)] as const;
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, language);
  await drawn.waitForElementState('hidden');
  await expect(page.locator(`html[lang=${language}]`)).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits for a list, which puts the filters it remembers into its address. */
export const waitForList = (page: Page, path: string): Promise<void> =>
  page.waitForURL(({ pathname }) => pathname === path);

/** A record's row in the table, or its card on a phone. */
export const rowOf = (page: Page, name: string): Locator => page.locator('[data-row]').filter({ hasText: name });

/** A button by its full accessible name, which in a row includes the record's. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Says yes to the question that is open. */
export const confirm = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** On a phone the filters of a list, its order and its columns are folded away. */
export async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
}

/** On a phone the rest of a record is folded away. */
export async function openCard(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await button(page, `More about ${name}`).click();
}

/** No button is narrower than its words, which would stick out or lie below the next one. */
export async function buttonsHoldTheirWords(page: Page): Promise<void> {
  const narrow = await page
    .getByRole('button')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(narrow).toEqual([]);
}

/**
 * No horizontal overflow, once charts have taken the size of the screen. A phone's layout viewport grows with the
 * content, so the page is compared with its own width.
 */
export async function fitsTheScreen(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page)).toEqual({ ...page.viewportSize(), address: page.url(), by: 0, parts: [] });
}

/** By how much the page is too wide, and what sticks out then. */
async function tooWide(page: Page) {
  const found = await page.locator('html').evaluate((html) => {
    const { scrollWidth, clientWidth } = html;
    if (scrollWidth <= clientWidth) return { by: 0, parts: [] };
    const parts = [...html.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return { by: scrollWidth - clientWidth, parts: parts.map((part) => part.outerHTML.slice(0, 90)) };
  });
  return { ...page.viewportSize(), address: page.url(), ...found };
}

/** No axe violations in light, no contrast that is too low in dark either, and no horizontal overflow. */
export async function cleanInBoth(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
  const otherTheme = page.getByRole('button', { name: 'Light or dark colours' });
  await expectNoViolations(page);
  await otherTheme.click();
  await expectNoViolations(page, ['color-contrast']);
  await otherTheme.click();
  await fitsTheScreen(page);
}
