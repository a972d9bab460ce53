import { BROWSER_WITH_PDF } from '../support/browser.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList } from './pages.js';
import { createApplicant, uniqueWord } from './records.js';

test.use({ launchOptions: BROWSER_WITH_PDF });

test('View CV shows the PDF in a new tab', async ({ page, context, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `View CV of Nimal ${word} (opens in a new tab)` }).click();
  const tab = await opened;
  await expect.poll(() => tab.url()).toMatch(/^blob:/);
});
