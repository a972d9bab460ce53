import { HONEYPOT_FIELD } from '#contract/honeypot';
import { MANAGE_PATHS } from '#contract/admin-paths';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, confirm, goTo, rowOf } from './pages.js';
import { createBooking, uniqueWord } from './records.js';

const FILLED = { [HONEYPOT_FIELD]: 'http://spam.example' };

test('what is suspected is read in full: a booking is released into its list, spam is deleted', async ({
  page,
  api,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const kind = 'shadow-teacher';
  const parent = { parentName: 'Malini', parentPhone: '0771234567', ...FILLED };
  const id = await createBooking(api, kind, `Kasun ${word}`, parent);
  for (const name of ['First', 'Second']) {
    const sent = { name: `${name} ${word}`, email: 'bot@example.com', message: 'Buy', ...FILLED };
    await api.post('/contact/addcontact', sent);
  }
  const search = async (): Promise<void> => {
    // Until the list is what was searched for, it is dimmed.
    const found = page.waitForResponse((answer) => answer.url().includes(word));
    await page.getByRole('main').getByRole('searchbox').fill(word);
    await found;
  };
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: /Bookings: suspected spam/ }).click();
  await page.waitForURL(/\/inbox/);
  await search();
  const row = rowOf(page, `Kasun ${word}`);
  await expect(row).toContainText('Suspected spam');
  await expectNoViolations(page);
  await row.getByRole('link', { name: `Kasun ${word}` }).click();
  const main = page.getByRole('main');
  for (const text of ['Malini', 'Hill Street School', 'Help with reading']) await expect(main).toContainText(text);
  await expect(main).not.toContainText('spam.example');
  await expectNoViolations(page);
  await button(page, `Release for Kasun ${word}`).click();
  await expect(page.getByText('Released: it is now in its list.')).toBeVisible();
  await expect(button(page, `Release for Kasun ${word}`)).toHaveCount(0);

  await goTo(page, '/dashboard-admin');
  await page.getByRole('link', { name: /Messages: suspected spam/ }).click();
  await page.waitForURL(/\/getcontact/);
  await search();
  await expect(rowOf(page, word)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Delete' }).click();
  await confirm(page);
  await expect(rowOf(page, word)).toHaveCount(0);
  expect(await api.get(`/contact/getcontact?filter=${JSON.stringify({ q: word, suspectedSpam: true })}`)).toEqual([]);

  await goTo(page, `${MANAGE_PATHS[kind]}/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: `Kasun ${word}` })).toBeVisible();
  await expect(page.getByText(/^Opened a booking/).first()).toBeVisible();
  await cleanInBoth(page);
});
