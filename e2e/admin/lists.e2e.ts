import { readFile } from 'node:fs/promises';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, openList, rowOf } from './pages.js';
import { createBooking, createApplicant, createMessage, uniqueWord } from './records.js';

const BOOKINGS = '/manage-shadow-teacher-booking';
const PAGE = 25;

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('CSV has all matching records, not only the page, in every script and without formulas', async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `=HYPERLINK("x") ${word}`);
  // A phone's keyboard may send the letters in pieces: they are stored, found and exported as one.
  const pieces = `කෝකිලා ශ්‍රී, "Sri" ${word}`.normalize('NFD');
  await createBooking(api, 'shadow-teacher', pieces);
  await Promise.all(Array.from({ length: 8 }, (_, i) => createBooking(api, 'shadow-teacher', `Child ${i} ${word}`)));
  await openList(page, BOOKINGS, word);
  await expect(rowOf(page, word)).toHaveCount(8);
  const downloading = page.waitForEvent('download');
  const read = page.waitForRequest((request) => request.headers()['x-purpose'] === 'export');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  await read;
  expect(download.suggestedFilename()).toMatch(/^One Step - Shadow teacher bookings - \d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith("\uFEFFStatus,Child's name,")).toBe(true);
  expect(csv.split('\r\n').filter((line) => line.includes(word))).toHaveLength(10);
  expect(csv).toContain(`"'=HYPERLINK(""x"") ${word}"`);
  expect(csv).toContain(`"${pieces.normalize('NFC').replaceAll('"', '""')}"`);
  expect(csv).toContain('2027-01-05');
  await openList(page, BOOKINGS, pieces);
  await expect(rowOf(page, word)).toHaveCount(1);
});

test('columns can be hidden, and stay hidden', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await expect(rowOf(page, word)).toContainText('12 Church Road');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Home Address' }).click();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, word)).not.toContainText('12 Church Road');
  await page.reload();
  await expect(rowOf(page, word)).toContainText('0719876543');
  await expect(rowOf(page, word)).not.toContainText('12 Church Road');
});

test('a bulk action sets a status; records selected on another page are not affected', async ({ page, api }) => {
  const word = uniqueWord();
  for (let i = 0; i <= PAGE; i += 1) await createBooking(api, 'readiness-teacher', `Child${i} ${word}`);
  await openList(page, '/inbox', word);
  await expect(rowOf(page, word)).toHaveCount(PAGE);
  await page.getByRole('checkbox', { name: `Select Child0 ${word}` }).check();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(rowOf(page, word)).toHaveCount(1);
  await expect(page.getByText(/^\d+ selected$/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Select Child${PAGE} ${word}` }).check();
  await page.getByRole('button', { name: 'Set to Approved' }).click();
  await expect(page.getByRole('dialog', { name: 'Set 1 record to Approved?' })).toBeVisible();
  await confirm(page);
  await expect(page.getByText('1 record set to Approved.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveAttribute('data-dimmed');
  const filter = encodeURIComponent(JSON.stringify({ q: word, status: 'Approved' }));
  expect(await api.get(`/bookings/inbox?filter=${filter}`)).toMatchObject([{ childName: `Child${PAGE} ${word}` }]);
});

for (const width of [1280, 1366]) {
  test(`${width} pixels wide, a question that is answered leaves the pointer on no decision`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 768 });
    const word = uniqueWord();
    for (let i = 0; i < 10; i += 1) await createBooking(api, 'shadow-teacher', `Child${i} ${word}`);
    for (const path of ['/inbox', '/manage-shadow-teacher-booking']) {
      await openList(page, path, word);
      await page.getByRole('checkbox', { name: `Select Child5 ${word}` }).check();
      await page.getByRole('button', { name: 'Set to Approved' }).click();
      const answers = page.getByRole('dialog').getByRole('button');
      const places = await Promise.all((await answers.all()).map(async (answer) => answer.boundingBox()));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const decisions = page.getByRole('button', { name: /^(Approve|Reject) / });
      for (const decision of await decisions.all()) {
        const box = await decision.boundingBox();
        const beside = places.map(
          (place) => place && box && (place.x + place.width <= box.x || box.x + box.width <= place.x),
        );
        expect(beside).toEqual([true, true]);
      }
    }
  });
}

test('a bulk action deletes, after a question that counts and names the records', async ({ page, api }) => {
  const word = uniqueWord();
  for (const name of ['Asoka', 'Bima']) await createMessage(api, `${name} ${word}`);
  await openList(page, '/getcontact', word);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records?' });
  await expect(dialog).toContainText(`Bima ${word}, Asoka ${word}.`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, word)).toHaveCount(2);
  await button(page, 'Delete').click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirm(page);
  await expect(page.getByText('2 records deleted.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('narrow, the bulk actions have their words: no tooltip repeats them over the next one', async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await openList(page, '/inbox', word);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('checkbox', { name: `Select Kasun ${word}` }).check();
  for (const name of ['Set to Approved', 'Download these']) {
    await button(page, name).hover();
    // Open, as it describes the button, but not over anything.
    await expect(button(page, name)).toHaveAccessibleDescription(name);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
});

test('search, filter, sort order and page are in the URL', async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Asoka ${word}`, 'approved');
  await createApplicant(api, `Bima ${word}`);
  await openList(page, '/user-list', word);
  await page.getByLabel('Status: show only').selectOption('pending');
  await expect(rowOf(page, word)).toHaveCount(1);
  const address = page.url();
  await page.goto('/dashboard-admin');
  await page.goto(address);
  await expect(rowOf(page, `Bima ${word}`)).toHaveCount(1);
  await expect(page.getByLabel('Search by name, email or phone')).toHaveValue(word);
  await expect(rowOf(page, `Asoka ${word}`)).toHaveCount(0);
});
