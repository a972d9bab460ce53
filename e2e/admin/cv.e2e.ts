import { BROWSER_WITH_PDF } from '../support/browser.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList, rowOf } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.use({ launchOptions: BROWSER_WITH_PDF });

test('ten applications are decided one after the other, in twelve clicks from the dashboard', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = ownWord();
  for (let i = 0; i < 10; i += 1) await anApplicant(api, `Nimal ${i} ${word}`);
  await page.goto('/dashboard-admin');
  let clicks = 0;
  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await press('link', /^\d+ ?Applications$/);
  await page.getByLabel('Search by name, email or phone').fill(word);
  // All ten may be in sight before the search is under way; the next application comes from the list as it was left.
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rowOf(page, word)).toHaveCount(10);
  await press('link', `Nimal 0 ${word}`);
  for (let i = 0; i < 10; i += 1) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nimal ${i} ${word}`);
    await press('button', `Approve Nimal ${i} ${word}`);
  }
  await expect(page.getByText('No pending users found')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(13);
  await openList(page, '/approved-user-list', word);
  await expect(rowOf(page, word)).toHaveCount(10);
});

test('View CV shows the PDF in a new tab', async ({ page, context, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `View CV of Nimal ${word} (opens in a new tab)` }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
});
