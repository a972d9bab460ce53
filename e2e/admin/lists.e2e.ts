import { readFile } from 'node:fs/promises';
import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, openTools, rowOf } from './pages.js';
import { aBooking, anApplicant, aMessage, ownWord } from './records.js';

const BOOKINGS = '/manage-shadow-teacher-booking';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('CSV holds everything that matches, not only the page, and no formula', async ({ page, api }) => {
  const word = ownWord();
  await aBooking(api, 'shadow-teacher', `=HYPERLINK("x") ${word}`);
  await aBooking(api, 'shadow-teacher', `නිමල්, "Nimal" ${word}`);
  await Promise.all(Array.from({ length: 8 }, (_, i) => aBooking(api, 'shadow-teacher', `Child ${i} ${word}`)));
  await openList(page, BOOKINGS, word);
  await expect(rowOf(page, word)).toHaveCount(8);
  await openTools(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^shadow-teacher-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith("\uFEFFStatus,Child's name,")).toBe(true);
  expect(csv.split('\r\n').filter((line) => line.includes(word))).toHaveLength(10);
  expect(csv).toContain(`"'=HYPERLINK(""x"") ${word}"`);
  expect(csv).toContain(`"නිමල්, ""Nimal"" ${word}"`);
  expect(csv).toContain('2027-01-05');
  await expect(page.getByText('10 records written to the file.')).toBeVisible();
});

test('columns can be left out, and stay so', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await expect(rowOf(page, word)).toContainText('12 Church Road');
  await openTools(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await axeClean(page);
  await page.getByRole('checkbox', { name: 'Home Address' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, word)).not.toContainText('12 Church Road');
  await page.reload();
  await expect(rowOf(page, word)).toContainText('0719876543');
  await expect(rowOf(page, word)).not.toContainText('12 Church Road');
});

test('many get a status at once, after a question that counts them', async ({ page, api }) => {
  const word = ownWord();
  for (const name of ['Asoka', 'Bima', 'Chitra']) await anApplicant(api, `${name} ${word}`);
  await openList(page, '/user-list', word);
  await page.getByRole('checkbox', { name: `Select Asoka ${word}` }).check();
  await page.getByRole('checkbox', { name: `Select Bima ${word}` }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await axeClean(page);
  await page.getByRole('button', { name: 'Set to Approved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set 2 records to Approved?' });
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('2 records set to Approved.')).toBeVisible();
  await expect(rowOf(page, word).filter({ hasText: 'Approved' })).toHaveCount(2);
  await expect(rowOf(page, `Chitra ${word}`)).toContainText('Pending');
});

test('many are deleted at once, after a question that counts them', async ({ page, api }) => {
  const word = ownWord();
  for (const name of ['Asoka', 'Bima']) await aMessage(api, `${name} ${word}`);
  await openList(page, '/getcontact', word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 records deleted.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test.describe('when one of many was deleted meanwhile', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/404/] });

  test('the others change, and the failure is told', async ({ page, api }) => {
    const word = ownWord();
    await aBooking(api, 'shadow-teacher', `Here ${word}`);
    const gone = await aBooking(api, 'shadow-teacher', `Gone ${word}`);
    await openList(page, BOOKINGS, word);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await api.delete(`/shadow-teacher/delete-booking/${gone}`);
    await page.getByRole('button', { name: 'Set to Rejected' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
    await expect(page.getByText('1 record set to Rejected.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('1 record could not be changed.');
    await expect(rowOf(page, `Here ${word}`)).toContainText('Rejected');
  });
});

test('search, filter, order and page are in the address', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Asoka ${word}`, 'approved');
  await anApplicant(api, `Bima ${word}`);
  await openList(page, '/user-list', word);
  await openTools(page);
  await page.getByLabel('Status: show only').selectOption('pending');
  await expect(rowOf(page, word)).toHaveCount(1);
  const address = page.url();
  await page.goto('/dashboard-admin');
  await page.goto(address);
  await expect(rowOf(page, `Bima ${word}`)).toHaveCount(1);
  await expect(page.getByLabel('Search by name, email or phone')).toHaveValue(word);
  await expect(rowOf(page, `Asoka ${word}`)).toHaveCount(0);
});
