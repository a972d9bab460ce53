import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openFilters, openList, rowOf } from './pages.js';
import { createBooking, createApplicant, createTeacherProfile, uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

const teacherOf = (page: Page, name: string) => page.getByLabel(`assigned teacher for ${name}`);

test('a booking is assigned with two clicks, or approved in the same one', { tag: '@both' }, async ({ page, api }) => {
  const word = uniqueWord();
  const [own, other] = [`Anula ${word}`, `Bima ${word}`];
  const id = await createTeacherProfile(api, own);
  await createTeacherProfile(api, other, { service: 'Shadow teacher for school' });
  for (const child of ['Kasun', 'Nethmi']) await createBooking(api, 'counselling-teacher', `${child} ${word}`);
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: /All bookings waiting/ }).click();
  await page.getByLabel('Search by child, parent or phone').fill(word);
  await expect(page).toHaveURL(new RegExp(word));
  await expect(rowOf(page, word)).toHaveCount(2);
  const choices = await teacherOf(page, `Kasun ${word}`).getByRole('option').allTextContents();
  const [first, second] = [own, other].map((name) => choices.findIndex((choice) => choice.startsWith(name)));
  expect(first).toBeLessThan(second ?? 0);
  await teacherOf(page, `Kasun ${word}`).selectOption({ label: `${own} (Student counseling)` });
  await expect(page.getByText(`The teacher of Kasun ${word} is saved.`)).toBeVisible();
  await teacherOf(page, `Nethmi ${word}`).selectOption({ label: `Approve, ${own} (Student counseling)` });
  await expect(page.getByText(`Status of Nethmi ${word} saved: Approved.`)).toBeVisible();
  await expect(teacherOf(page, `Nethmi ${word}`)).toHaveValue(id);
  await expectNoViolations(page);
  await openFilters(page);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByLabel('Assigned teacher: show only').selectOption({ label: own });
  await expect(rowOf(page, word)).toHaveCount(2);
});

test('a teacher who leaves: the families first, then nobody can be assigned to them', async ({ page, api }) => {
  const word = uniqueWord();
  const id = await createTeacherProfile(api, `Anula ${word}`);
  await createBooking(api, 'counselling-teacher', `Wishing ${word}`, { preferredStaff: id });
  const booking = await createBooking(api, 'counselling-teacher', `Kasun ${word}`);
  await api.put(`/counselling-teacher/update-booking/${booking}`, { assignedStaff: id });
  await openList(page, '/alldetails', word);
  await button(page, `Has left for Anula ${word}`).click();
  const dialog = page.getByRole('dialog', { name: `Has Anula ${word} left?` });
  await expect(dialog.getByRole('link')).toHaveText([`Kasun ${word}`, `Wishing ${word}`]);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Has left' }).click();
  await expect(rowOf(page, word)).toContainText('Has left');
  await openList(page, '/manage-counselling-teacher-booking', word);
  await expect(teacherOf(page, `Kasun ${word}`)).toHaveValue(id);
  const choices = teacherOf(page, `Wishing ${word}`).getByRole('option', { name: new RegExp(`^Anula ${word}`) });
  await expect(choices).toHaveCount(0);
});

test.describe('a teacher whom bookings name', () => {
  test.use({ expectedNoise: [/409/] });

  test('cannot be deleted, which the row explains', async ({ page, api }) => {
    const word = uniqueWord();
    const id = await createTeacherProfile(api, `Anula ${word}`);
    await createBooking(api, 'counselling-teacher', `Kasun ${word}`, { preferredStaff: id });
    await openList(page, '/alldetails', word);
    await button(page, `Delete for Anula ${word}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('alert')).toContainText('Bookings name this teacher.');
    await expect(rowOf(page, word)).toHaveCount(1);
  });
});

test('an approved applicant becomes a teacher profile, prefilled with known details', async ({ page, api }) => {
  const word = uniqueWord();
  const { _id } = await createApplicant(api, `Nimal ${word}`, 'approved');
  await page.goto(`/user-list/${_id}/show`);
  await page.getByRole('link', { name: 'Make a teacher profile' }).click();
  await expect(page).toHaveURL(/\/adddetails$/);
  await expect(page.getByLabel('Name')).toHaveValue(`Nimal ${word}`);
  await expect(page.getByLabel('Service')).toHaveValue('Shadow teacher for school');
});
