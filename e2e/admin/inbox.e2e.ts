import { BOOKING_KINDS } from '#contract/bookings';
import { KIND_PAGES } from '#contract/pages';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { createBooking, uniqueWord } from './records.js';

test('all kinds are in one list, pending first, each with its own fields', async ({ page, api, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
  const word = uniqueWord();
  const parent = { parentPhone: '0771234567', parentEmail: 'parent@example.lk' };
  for (const kind of BOOKING_KINDS) {
    await createBooking(api, kind, `${kind} ${word}`, parent);
  }
  await openList(page, '/inbox', word);
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

  await test.step('a decision takes two clicks, answers on the row and moves the booking to its tab', async () => {
    const decided = `counselling-teacher ${word}`;
    await button(page, `Change Status for ${decided}`).click();
    await page.getByLabel(`New status for ${decided}`).selectOption('Approved');
    await button(page, `Save status for ${decided}`).click();
    await expect(rowOf(page, decided)).toContainText('Approved');
    await page.getByRole('button', { name: 'Approved', exact: true }).click();
    await expect(rowOf(page, word)).toHaveCount(1);
    await expect(rowOf(page, decided)).toHaveCount(1);
    await page.getByLabel('Kind: show only').selectOption('shadow-teacher');
    await expect(page.getByText('No bookings here.')).toBeVisible();
    await page.getByRole('button', { name: 'Waiting' }).click();
    await expect(rowOf(page, word)).toHaveCount(1);
    await expect(rowOf(page, `shadow-teacher ${word}`)).toHaveCount(1);
  });
});
