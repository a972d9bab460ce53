import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aBooking, aCourse, ownWord } from './records.js';

const PAGE = 25;

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('what is ticked on another page is left alone, and still ticked there', async ({ page, api }) => {
  const word = ownWord();
  for (let i = 0; i <= PAGE; i += 1) await aBooking(api, 'readiness-teacher', `Child${i} ${word}`);
  await openList(page, '/inbox', word);
  await expect(rowOf(page, word)).toHaveCount(PAGE);
  await page.getByRole('checkbox', { name: `Select Child0 ${word}` }).check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Select Child${PAGE} ${word}` }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set to Approved' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('1 record set to Approved.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const filter = encodeURIComponent(JSON.stringify({ q: word, status: 'Approved' }));
  expect(await api.get(`/bookings/inbox?filter=${filter}`)).toMatchObject([{ childName: `Child${PAGE} ${word}` }]);
});

test('deleting many names them, and leaves the focus at the heading', async ({ page, api }) => {
  const word = ownWord();
  for (const title of ['Calm', 'Sleep']) await aCourse(api, `${title} ${word}`);
  await openList(page, '/courses', word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records?' });
  await expect(dialog).toContainText(`Sleep ${word}, Calm ${word}.`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 records deleted.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
