import type { Page } from '@playwright/test';
import { LANGUAGES as CODES, type Language, OWN_NAMES } from '#contract/languages';
import { PAGES as FILES, prefixOf, isFallbackPage } from '../../public-web/site.js';
import { expect } from '../support/fixtures.js';

/** The heading of a form's errors proves which language is shown. */
const PROBLEM: Record<Language, string> = {
  en: 'There is a problem',
  si: 'නිවැරදි කළ යුතු දෙයක් තිබේ',
  ta: 'திருத்த வேண்டிய ஒன்று உள்ளது',
};

/** Each language, and where its pages lie. */
export const LANGUAGES = CODES.map((language) => ({
  language,
  prefix: prefixOf(language),
  problem: PROBLEM[language],
}));

/** Every documented path of the public site, from the site's own list. */
export const PAGES = [
  '/',
  ...Object.keys(FILES)
    .filter((path) => !isFallbackPage(`/${path}`))
    .map((path) => `/${path}`),
];

export function addressOf(prefix: string, path: string): string {
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Every page in every language. */
export const ADDRESSES = LANGUAGES.flatMap(({ language, prefix }) =>
  PAGES.map((path) => ({ language, path, address: addressOf(prefix, path) })),
);

/** Waits until the page is hydrated: before that a tap does nothing. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await isHydrated(page);
}

/**
 * The same, and what the page fetches is there. Axe tells an element by its place: a list that comes after axe has looked
 * makes that the place of another one.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.locator('.fetched .shade')).toHaveCount(0);
}

/** Reads the same page in another language, without loading it again. */
export async function readIn(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const link = page.locator('header').getByRole('link', { name: OWN_NAMES[language], exact: true });
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.fetched .shade')).toHaveCount(0);
}

/** The keyboard's focus is on the element with this text. */
export async function focusIsOn(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator(':focus')).toHaveText(text);
}
