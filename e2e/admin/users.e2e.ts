import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { anApplicant, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test.describe('as a table', { tag: '@desk' }, () => {
  test("has the spec's columns, in order", async ({ page, api }) => {
    const word = ownWord();
    await anApplicant(api, `Nimal ${word}`);
    await openList(page, '/user-list', word);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Full Name',
      'Home Address',
      'Email',
      'Phone Number',
      'Whatsapp Number',
      'Teacher Type',
      'CV',
      'Status',
      'Actions',
    ]);
  });

  test('sorts by a column', async ({ page, api }) => {
    const word = ownWord();
    for (const name of ['Bima', 'Asoka', 'Chitra']) await anApplicant(api, `${name} ${word}`);
    await openList(page, '/user-list', word);
    await page.getByRole('button', { name: 'Full Name' }).click();
    await expect(page.getByRole('rowheader')).toHaveText([/^Asoka/, /^Bima/, /^Chitra/]);
    await page.getByRole('button', { name: 'Full Name' }).click();
    await expect(page.getByRole('rowheader')).toHaveText([/^Chitra/, /^Bima/, /^Asoka/]);
    await expect(page.getByRole('columnheader', { name: 'Full Name' })).toHaveAttribute('aria-sort', 'descending');
  });
});

test('searching finds by name, on the server', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await page.goto('/user-list');
  await page.getByLabel('Search by name, email or phone').fill(word.toUpperCase());
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(1);
});

test.describe('the filtered lists', () => {
  const LISTS = [
    { path: '/pending-user-list', title: 'Pending Users List', shows: 'Pending', empty: 'No pending users found' },
    { path: '/approved-user-list', title: 'Active Users List', shows: 'Approved', empty: 'No active users found' },
    { path: '/rejected-user-list', title: 'Rejected Users List', shows: 'Rejected', empty: 'No rejected users found' },
    { path: '/user-list', title: 'Users List', shows: undefined, empty: 'No users found' },
  ];

  for (const { path, title, shows, empty } of LISTS) {
    test(`${path} shows its own`, async ({ page, api }) => {
      const word = ownWord();
      await anApplicant(api, `Pending ${word}`);
      await anApplicant(api, `Approved ${word}`, 'approved');
      await anApplicant(api, `Rejected ${word}`, 'rejected');
      await openList(page, path, word);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(rowOf(page, word)).toHaveCount(shows === undefined ? 3 : 1);
      if (shows !== undefined) await expect(rowOf(page, `${shows} ${word}`)).toBeVisible();
      await expect(page).toHaveTitle(`${title} – One Step admin`);
    });

    test(`${path} says when there is nobody`, async ({ page }) => {
      await openList(page, path, ownWord());
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
    });
  }

  test('rejected users are read-only', async ({ page, api }) => {
    const word = ownWord();
    await anApplicant(api, `Rejected ${word}`, 'rejected');
    await openList(page, '/rejected-user-list', word);
    await expect(rowOf(page, word)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Change Status/ })).toHaveCount(0);
  });

  test('a decided application leaves the pending list, and the focus stays in the list', async ({ page, api }) => {
    const word = ownWord();
    await anApplicant(api, `Second ${word}`);
    await anApplicant(api, `First ${word}`);
    await openList(page, '/pending-user-list', word);
    await button(page, `Change Status for First ${word}`).click();
    await page.getByLabel(`New status for First ${word}`).selectOption('approved');
    await button(page, `Save status for First ${word}`).click();
    await expect(rowOf(page, `First ${word}`)).toHaveCount(0);
    await expect(button(page, `Change Status for Second ${word}`)).toBeFocused();
  });
});
