import { HONEYPOT_FIELD } from '#contract/honeypot';
import { KIND_PAGES } from '#contract/pages';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, openList, rowOf } from './pages.js';
import { createBooking, uniqueWord } from './records.js';

const FILLED = { [HONEYPOT_FIELD]: 'http://spam.example' };

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a booking is read in full, released, and then opened in its list', async ({ page, api }) => {
  const word = uniqueWord();
  const kind = 'shadow-teacher';
  const parent = { parentName: 'Malini', parentPhone: '0771234567', ...FILLED };
  const id = await createBooking(api, kind, `Kasun ${word}`, parent);
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: /Forms held back/ }).click();
  await page.waitForURL(/\/held-back/);
  await openList(page, '/held-back', word);
  const card = rowOf(page, word);
  await expect(card).toContainText(KIND_PAGES[kind].service);
  for (const text of ['Malini', 'Hill Street School', 'Help with reading']) await expect(card).toContainText(text);
  await expect(card).not.toContainText('spam.example');
  await expectNoViolations(page);
  await button(page, `Release for Kasun ${word}`).click();
  await expect(page.getByText('Released: it is now in its list.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(`${KIND_PAGES[kind].manage}/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: `Kasun ${word}` })).toBeVisible();
});

test('spam is deleted after a question, one by one or many at once', async ({ page, api }) => {
  const word = uniqueWord();
  for (const name of ['First', 'Second', 'Third']) {
    const sent = { name: `${name} ${word}`, email: 'bot@example.com', message: 'Buy', ...FILLED };
    await api.post('/contact/addcontact', sent);
  }
  await openList(page, '/held-back', word);
  await expect(rowOf(page, word)).toHaveCount(3);
  await button(page, `Delete for First ${word}`).click();
  await expect(page.getByRole('dialog', { name: `Delete what First ${word} sent?` })).toBeVisible();
  await confirm(page);
  await expect(page.getByText('What was held back is deleted.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Delete' }).click();
  await confirm(page);
  await expect(rowOf(page, word)).toHaveCount(0);
  expect(await api.get(`/contact/getcontact?filter=${JSON.stringify({ q: word })}`)).toEqual([]);
});

test.describe('decided by somebody else meanwhile', () => {
  test.use({ expectedNoise: [/status of 404/] });

  test('a form disappears from the page after the attempt', async ({ page, api }) => {
    const word = uniqueWord();
    const id = await createBooking(api, 'counselling-teacher', `Kasun ${word}`, FILLED);
    await openList(page, '/held-back', word);
    await expect(rowOf(page, word)).toHaveCount(1);
    await api.delete(`/quarantine/${id}`);
    await button(page, `Release for Kasun ${word}`).click();
    await expect(rowOf(page, word)).toHaveCount(0);
  });
});
