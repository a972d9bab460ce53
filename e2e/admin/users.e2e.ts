import { ADMIN } from '../support/admin.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { listen } from '../support/spoken.js';
import { button, openFilters, openList, rowOf } from './pages.js';
import { createApplicant, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test.describe('the table', () => {
  test("has the spec's columns and sorts by them", async ({ page, api }) => {
    const word = uniqueWord();
    for (const name of ['Bima', 'Asoka', 'Chitra']) await createApplicant(api, `${name} ${word}`);
    await openList(page, '/user-list', word);
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Full Name',
      'Home Address',
      'Email',
      'Phone Number',
      'Whatsapp Number',
      'Teacher Type',
      'CV',
      'Status',
      'Received',
      'Actions',
    ]);
    await page.getByRole('columnheader', { name: 'Full Name' }).getByRole('button').click();
    await expect(page.getByRole('rowheader')).toHaveText([/^Asoka/, /^Bima/, /^Chitra/]);
  });
});

test.describe('cards', { tag: '@phone' }, () => {
  test('have an order to choose, which stays in the address', async ({ page, api }) => {
    const word = uniqueWord();
    for (const name of ['Bima', 'Asoka']) await createApplicant(api, `${name} ${word}`);
    await openList(page, '/user-list', word);
    await openFilters(page);
    await page.getByRole('button', { name: /^Sort by Received/ }).click();
    await page.getByRole('menuitem', { name: 'Full Name ascending' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Asoka/, /^Bima/]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Asoka/, /^Bima/]);
  });
});

const LISTS = [
  { path: '/pending-user-list', title: 'Pending applications', shows: 'Pending', empty: 'No pending users found' },
  { path: '/approved-user-list', title: 'Active Users List', shows: 'Approved', empty: 'No active users found' },
  { path: '/rejected-user-list', title: 'Rejected applications', shows: 'Rejected', empty: 'No rejected users found' },
  { path: '/user-list', title: 'Applications', shows: '', empty: 'No users found' },
];

test('each list shows users of its status, or says that there are none', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Pending ${word}`);
  await createApplicant(api, `Approved ${word}`, 'approved');
  await createApplicant(api, `Rejected ${word}`, 'rejected');
  for (const { path, title, shows, empty } of LISTS) {
    await openList(page, path, word);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} – One Step admin`);
    await expect(rowOf(page, word)).toHaveCount(shows === '' ? 3 : 1);
    await expect(rowOf(page, `${shows} ${word}`.trim()).first()).toBeVisible();
    const changeable = path === '/user-list' ? 3 : shows === 'Rejected' ? 0 : 1;
    await expect(page.getByRole('button', { name: /^Change Status/ })).toHaveCount(changeable);
    await openList(page, path, uniqueWord());
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
  }
});

test('a status is changed by keyboard alone, and stays', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  const opener = button(page, `Change Status for Nimal ${word}`);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`New status for Nimal ${word}`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Status of Nimal ${word} saved: Approved.`)).toBeVisible();
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(rowOf(page, word)).toContainText('Approved');
});

test('a decided row stays in place until the list is left; a second click decides no other record', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  for (const name of ['Anula', 'Bandu', 'Chitra']) await createApplicant(api, `${name} ${word}`);
  await openList(page, '/pending-user-list', word);
  await expect(rowOf(page, word)).toHaveCount(3);
  const rows = page.locator('[data-row]');
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const before = await places();
  await button(page, `Approve Anula ${word}`).press('Enter');
  await expect(rows.first()).toContainText('Approved');
  await expect(rows.first().locator(':focus')).toHaveCount(1);
  await expectNoViolations(page);
  await button(page, `Approve Bandu ${word}`).dblclick();
  await expect(rows.nth(1)).toContainText('Approved');
  await expect(rows).toHaveText([/^Anula/, /^Bandu/, /^Chitra.*Pending/]);
  for (const [index, top] of (await places()).entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThan(8);
  await page.reload();
  await expect(rows).toHaveText([/^Chitra.*Pending/]);
});

test('a list announces once that it is loading, once the count, and once what was saved', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Anula ${word}`);
  const heard = await listen(page);
  await openList(page, '/user-list', word);
  await expect(rowOf(page, word)).toHaveCount(1);
  expect(await heard()).toEqual([
    { how: 'status', text: 'Loading users...' },
    { how: 'status', text: '1 application' },
  ]);
  await button(page, `Approve Anula ${word}`).click();
  const saved = `Status of Anula ${word} saved: Approved.`;
  await expect(page.getByText(saved)).toBeVisible();
  expect(await heard()).toEqual([{ how: 'status', text: saved }]);
});

test('the page about an applicant tells everything, leads to the form and keeps the history', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await page.getByRole('link', { name: `Nimal ${word}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nimal ${word}`);
  await expect(page.getByText('12 Church Road, Wattala')).toBeVisible();
  await page.getByRole('link', { name: `Edit for Nimal ${word}` }).click();
  await page.getByLabel('Home Address').fill('1 Lake Road, Wattala');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The application was saved.')).toBeVisible();
  await openList(page, '/user-list', word);
  await page.getByRole('link', { name: `Nimal ${word}`, exact: true }).click();
  await expect(page.getByRole('definition').filter({ hasText: '1 Lake Road, Wattala' })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Changed an application: Home Address' })).toHaveCount(1);
});

test.describe('when the session ends during work', () => {
  test.use({ expectedNoise: [/401/] });

  test('a refused decision is sent again after signing in', async ({ page, api }) => {
    const word = uniqueWord();
    await createApplicant(api, `Nimal ${word}`);
    await openList(page, '/user-list', word);
    await expect(rowOf(page, word)).toHaveCount(1);
    // As after a password change: the token still looks valid to the browser, but not to the server.
    await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token') ?? ''}x`));
    await button(page, `Approve Nimal ${word}`).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, word)).toContainText('Approved');
  });
});
