import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { BROWSER_WITH_PDF } from '../support/browser.js';
import { openList } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.use({ launchOptions: BROWSER_WITH_PDF });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('View CV shows the PDF in a new tab', async ({ page, context, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `View CV of Nimal ${word} (opens in a new tab)` }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
});

test.describe('when the CV is gone', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/404/] });

  test('View CV says so beside the record, and closes its tab', async ({ page, context, api }) => {
    const word = ownWord();
    await anApplicant(api, `Nimal ${word}`);
    await page.route('**/file/*', (route) => route.continue({ url: new URL('/file/none.pdf', page.url()).href }));
    await openList(page, '/user-list', word);
    await page.getByRole('link', { name: /View CV/ }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect.poll(() => context.pages().length).toBe(1);
  });
});
