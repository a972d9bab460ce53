import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '#contract/languages';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, fitsTheScreen, goTo, openList, readIn, rowOf } from './pages.js';
import { createBooking, uniqueWord } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

const BOOKINGS = '/manage-shadow-teacher-booking';

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
  expect(csv.startsWith(`\uFEFF"Status","Child's name",`)).toBe(true);
  expect(csv.split('\r\n').filter((line) => line.includes(word))).toHaveLength(10);
  expect(csv).toContain(`"'=HYPERLINK(""x"") ${word}"`);
  expect(csv).toContain(`"${pieces.normalize('NFC').replaceAll('"', '""')}"`);
  expect(csv).toContain(`${NEXT_YEAR}-01-05`);
  await page.getByRole('searchbox', { name: /^Search by child/ }).fill(pieces);
  await expect(rowOf(page, word)).toHaveCount(1);
});

test('in each language a list with room for it has its button to add in one line on a small laptop', async ({
  page,
}) => {
  await page.goto('/my-account');
  for (const path of ['/prices', '/vacancies', '/family-list']) {
    await goTo(page, path);
    for (const lang of LANGUAGES) {
      await readIn(page, lang);
      const add = page.locator(`main .MuiToolbar-root > a[href^="${path}"]`);
      for (const width of [1280, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(async () => (await add.boundingBox())?.height).toBeLessThanOrEqual(44);
        await fitsTheScreen(page);
      }
    }
  }
});

test('a bulk action asks, and keeps to what is selected', async ({ page, api }) => {
  const word = uniqueWord();
  for (let i = 0; i < 10; i += 1) await createBooking(api, 'shadow-teacher', `Child${i} ${word}`);
  await openList(page, '/inbox', word);
  await page.getByRole('group', { name: 'Bookings by status' }).getByRole('button', { name: 'Waiting' }).click();
  await page.getByRole('checkbox', { name: `Select Child5 ${word}` }).check();

  await test.step('on a phone the actions have their words: no tooltip repeats them over the next one', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const name of ['Set to Approved', 'Download these']) {
      await button(page, name).hover();
      // Open, as it describes the button, but not over anything.
      await expect(button(page, name)).toHaveAccessibleDescription(name);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
  });

  await button(page, 'Set to Approved').click();
  await expect(page.getByRole('dialog', { name: 'Approve 1 record?' })).toBeVisible();
  await confirm(page);
  await expect(page.getByText('1 record set to Approved.')).toBeVisible();
  await test.step('what is decided stays, dimmed, in a list of what waits', async () => {
    const groundOf = (name: string) =>
      rowOf(page, `${name} ${word}`).evaluate((row) => getComputedStyle(row).backgroundColor);
    await expect(rowOf(page, `Child5 ${word}`)).toContainText('Approved');
    expect(await groundOf('Child4')).toBe(await groundOf('Child6'));
    expect(await groundOf('Child5')).not.toBe(await groundOf('Child6'));
  });
  const filter = encodeURIComponent(JSON.stringify({ q: word, status: 'Approved' }));
  expect(await api.get(`/bookings/inbox?filter=${filter}`)).toMatchObject([{ childName: `Child5 ${word}` }]);
});
