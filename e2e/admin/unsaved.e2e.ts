import { Api } from '../support/api.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { openList } from './pages.js';
import { createCourse, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
});

test('a changed form asks once before it is left, and what was typed comes back after a reload', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await createCourse(api, `Calm ${word}`);
  await openList(page, '/courses', word);
  await page.getByRole('link', { name: `Edit for Calm ${word}` }).click();
  const description = page.getByLabel('Description');
  await expect(description).toHaveValue('How to plan a calm morning.');
  await description.fill('What was typed.');

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [() => page.getByRole('link', { name: /^Inbox/ }).click(), () => page.goBack()]) {
    await leave();
    await expect(question.getByRole('button', { name: 'Stay on the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(description).toHaveValue('What was typed.');
  }

  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(description).toHaveValue('How to plan a calm morning.');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(description).toHaveValue('What was typed.');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('What was typed.');
});
