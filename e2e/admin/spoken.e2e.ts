import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { listen } from '../support/spoken.js';
import { button, openList, rowOf } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a list says once that it is loading, once how many there are, and once what was saved', async ({ page, api }) => {
  const word = ownWord();
  for (const name of ['Anula', 'Bandu']) await anApplicant(api, `${name} ${word}`);
  const heard = await listen(page);
  await openList(page, '/user-list', word);
  await expect(rowOf(page, word)).toHaveCount(2);
  expect(await heard()).toEqual([
    { how: 'status', text: 'Loading users...' },
    { how: 'status', text: '2 users' },
  ]);

  await page.getByRole('searchbox').fill(`Anula ${word}`);
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  expect(await heard()).toEqual([{ how: 'status', text: '1 user' }]);

  await button(page, `Approve Anula ${word}`).click();
  const saved = `Status of Anula ${word} saved: Approved.`;
  await expect(page.getByText(saved)).toBeVisible();
  expect(await heard()).toEqual([{ how: 'status', text: saved }]);
});

test.describe('what fails', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test('is said once, and not by the focus as well', async ({ page, api }) => {
    const word = ownWord();
    await anApplicant(api, `Anula ${word}`);
    const heard = await listen(page);
    await openList(page, '/user-list', word);
    await expect(rowOf(page, word)).toHaveCount(1);
    await page.route('**/user/*/update', (route) => route.abort());
    await heard();
    await button(page, `Approve Anula ${word}`).click();
    const note = page.getByRole('alert');
    await expect(note).toContainText('could not be saved');
    await expect(note.locator(':focus')).toHaveCount(0);
    const said = await heard();
    expect(said.filter(({ text }) => text.includes('could not be saved'))).toEqual([
      { how: 'alert', text: await note.innerText() },
    ]);
  });
});
