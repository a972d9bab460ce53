import { BOOKING_KINDS } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openFilters, rowOf } from './pages.js';
import { createBooking, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('all kinds are in one list, pending first, each with its own fields', async ({ page, api }) => {
  const word = uniqueWord();
  for (const kind of BOOKING_KINDS) {
    await createBooking(api, kind, `${kind} ${word}`, { parentPhone: '0771234567', parentEmail: 'parent@example.lk' });
  }
  await page.goto('/inbox');
  await page.getByLabel('Search by child, parent or phone').fill(word);
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rowOf(page, word)).toHaveCount(5);
  for (const kind of BOOKING_KINDS) {
    await expect(rowOf(page, `${kind} ${word}`)).toContainText(KIND_PAGES[kind].service);
    await expect(rowOf(page, `${kind} ${word}`)).toContainText('Less than an hour');
  }
  const row = rowOf(page, `readiness-teacher ${word}`);
  await expect(row.getByRole('link', { name: 'Call 0771234567' })).toHaveAttribute('href', 'tel:0771234567');
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/94771234567');
  await button(page, `Details for readiness-teacher ${word}`).click();
  await expect(page.getByRole('link', { name: 'parent@example.lk' })).toHaveAttribute(
    'href',
    'mailto:parent@example.lk',
  );
  await expect(page.getByText('Hours per week')).toBeVisible();
  await button(page, `Edit for readiness-teacher ${word}`).click();
  await page.getByLabel('Days per week').fill('9');
  await button(page, `Save for readiness-teacher ${word}`).click();
  await expect(page.getByText('Days per week must be between 1 and 7.')).toBeVisible();
  await page.getByLabel('Days per week').fill('5');
  await button(page, `Save for readiness-teacher ${word}`).click();
  await expect(page.getByText('Shadow teacher booking updated successfully.')).toBeVisible();
  await button(page, `Details for shadow-teacher ${word}`).click();
  await expect(page.getByText('Hill Street School')).toBeVisible();
});

test('from the dashboard a request is read with two clicks', async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: /All bookings waiting/ }).click();
  await page.getByLabel('Search by child, parent or phone').fill(word);
  await expect(page).toHaveURL(new RegExp(word));
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await page.getByRole('link', { name: `Kasun ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kasun ${word}`);
  await expect(page.getByText('Hill Street School')).toBeVisible();
});

test(
  'a decision takes two clicks, answers on the row and moves the booking to its tab',
  { tag: '@both' },
  async ({ page, api }) => {
    const word = uniqueWord();
    await createBooking(api, 'counselling-teacher', `Kasun ${word}`);
    await page.goto('/inbox');
    await page.getByLabel('Search by child, parent or phone').fill(word);
    await openFilters(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await button(page, `Change Status for Kasun ${word}`).click();
    await page.getByLabel(`New status for Kasun ${word}`).selectOption('Approved');
    await button(page, `Save status for Kasun ${word}`).click();
    await expect(rowOf(page, word)).toContainText('Approved');
    await page.getByRole('button', { name: 'Waiting' }).click();
    await expect(page.getByText('No bookings here.')).toBeVisible();
    await page.getByRole('button', { name: 'Approved', exact: true }).click();
    await expect(rowOf(page, word)).toHaveCount(1);
    await page.getByLabel('Kind: show only').selectOption('shadow-teacher');
    await expect(rowOf(page, word)).toHaveCount(0);
  },
);
