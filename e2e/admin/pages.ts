import type { Locator, Page } from '@playwright/test';

/** A list page that shows the records of one test only. */
export async function openList(page: Page, path: string, word: string): Promise<void> {
  await page.goto(`${path}?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
}

/** A record's row in the table, or its card on a phone. */
export const rowOf = (page: Page, name: string): Locator => page.locator('[data-row]').filter({ hasText: name });

/** Words that name a record: the row's buttons carry them. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Filters, columns and export: folded away on a phone. */
export async function openTools(page: Page): Promise<void> {
  await page.getByRole('searchbox').waitFor();
  const more = page.getByRole('button', { name: 'Filters and export' });
  if (await more.isVisible()) await more.click();
}
