import type { Page } from '@playwright/test';
import { LANGUAGES as CODES } from '#contract/languages';
import { CATALOGUES } from '../../public-web/messages/texts.server.js';
import { PAGES as FILES, prefixOf } from '../../public-web/site.js';
import { expect } from '../support/fixtures.js';

/** Each language, where its pages lie, and the heading of a form's errors, which proves that it is shown. */
export const LANGUAGES = CODES.map((language) => ({
  language,
  prefix: prefixOf(language),
  problem: CATALOGUES[language].form.problem,
}));

/** Every documented path of the public site, from the site's own list. */
export const PAGES = [
  '/',
  ...Object.keys(FILES)
    .filter((path) => path !== '404')
    .map((path) => `/${path}`),
];

export function addressOf(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Every page in every language. */
export const ADDRESSES = LANGUAGES.flatMap(({ language, prefix }) =>
  PAGES.map((path) => ({ language, path, address: addressOf(prefix, path) })),
);

/** Opens a page and waits until it is hydrated: before that a tap does nothing. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The same, and what the page fetches is there. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator('.fetched .shade')).toHaveCount(0);
}

/** The keyboard's focus is on the element with this text. */
export async function focusIsOn(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator(':focus')).toHaveText(text);
}
