import type { Page } from '@playwright/test';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, openList, rowOf, waitForList } from './pages.js';
import { createBooking, createTeacherProfile, uniqueWord } from './records.js';

test.use({ expectedNoise: [/409/] });

const teacherOf = (page: Page, name: string) => page.getByLabel(`assigned teacher for ${name}`);

test('a teacher is assigned with two clicks, or with the approval, and leaves', async ({ page, api, baseURL }) => {
  const word = uniqueWord();
  const [own, other] = [`Anula ${word}`, `Bima ${word}`];
  const [kasun, nethmi, wishing] = [`Kasun ${word}`, `Nethmi ${word}`, `Wishing ${word}`];
  const id = await createTeacherProfile(api, own);
  await createTeacherProfile(api, other, { service: 'Shadow teacher for school' });
  for (const child of [kasun, nethmi]) await createBooking(api, 'counselling-teacher', child);
  await createBooking(api, 'counselling-teacher', wishing, { preferredStaff: id });
  await signInAsAdmin(page, baseURL ?? '');
  await openList(page, '/inbox', word);
  await expect(rowOf(page, word)).toHaveCount(3);
  const choices = await teacherOf(page, kasun).getByRole('option').allTextContents();
  const [first, second] = [own, other].map((name) => choices.findIndex((choice) => choice.startsWith(name)));
  expect(first).toBeLessThan(second ?? 0);
  await teacherOf(page, kasun).selectOption({ label: `${own} (Student counseling)` });
  await expect(page.getByText(`Teacher assigned to ${kasun}.`)).toBeVisible();
  await teacherOf(page, nethmi).selectOption({ label: `Approve, ${own} (Student counseling)` });
  await expect(page.getByText(`Saved: ${nethmi} is Approved.`)).toBeVisible();
  await expect(teacherOf(page, nethmi)).toHaveValue(id);
  await page.getByLabel('Assigned teacher: show only').selectOption({ label: own });
  await expect(rowOf(page, word)).toHaveCount(2);
  await page.getByLabel('Assigned teacher: show only').selectOption('');
  await expect(rowOf(page, word)).toHaveCount(3);

  await test.step('cannot be deleted while bookings name them, which the row explains', async () => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Teacher profiles' }).click();
    await waitForList(page, '/alldetails');
    await page.getByRole('searchbox', { name: /^Search by name/ }).fill(own);
    await expect(rowOf(page, word)).toHaveCount(1);
    await button(page, `Delete for ${own}`).click();
    await confirm(page);
    await expect(page.getByRole('alert')).toContainText('Bookings name this teacher.');
    await expect(rowOf(page, own)).toHaveCount(1);
  });

  await test.step('leaves: the families first, then nobody can be assigned to them', async () => {
    await button(page, `Mark as left for ${own}`).click();
    const dialog = page.getByRole('dialog', { name: `Has ${own} left?` });
    await expect(dialog.getByRole('link')).toHaveText([nethmi, kasun, wishing]);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Mark as left' }).click();
    await expect(rowOf(page, own)).toContainText('Has left');
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await waitForList(page, '/inbox');
    await expect(teacherOf(page, kasun)).toHaveValue(id);
    const offered = teacherOf(page, wishing).getByRole('option', { name: new RegExp(`^${own}`) });
    await expect(offered).toHaveCount(0);
  });
});
