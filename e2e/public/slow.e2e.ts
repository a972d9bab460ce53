import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

test.use({ expectedNoise: [/Failed to (load|fetch)|ERR_|route module|dynamically imported/] });

const words = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading…' });

test('a page that takes its time says so, and one that is quick says nothing', async ({ page }) => {
  await open(page, '/');
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/shadow-teacher.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'About shadow teachers' }).click();
  await expect(words(page)).toBeVisible();
  arrive();
  await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
  await expect(words(page)).toHaveCount(0);
});

for (const [what, files] of [
  ['texts', '**/shadow-teacher.data*'],
  ['script', '**/assets/shadow-teacher-*.js'],
] as const) {
  test(`a page whose ${what} do not come says so in words, and can be tried again`, async ({ page }) => {
    await open(page, '/');
    await page.route(files, (route) => route.abort());
    await page.getByRole('link', { name: 'About shadow teachers' }).click();
    await expect(page.getByRole('heading', { name: 'The page could not be fetched' })).toBeFocused();
    await expect(page.locator('footer').getByText('011 234 5678')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await expect(page.locator('h1')).toHaveText('Shadow teacher for school');
    await expect(page).toHaveURL('/shadow-teacher');
  });
}

test('a language that cannot be fetched is told in the words at hand', async ({ page }) => {
  await open(page, '/login');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'සිංහල', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The page could not be fetched' })).toBeFocused();
});
