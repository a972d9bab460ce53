import { MANAGE_PATHS } from '#contract/admin-paths';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, openList, rowOf, waitForList } from './pages.js';
import { createBooking, uniqueWord } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

const PATH = MANAGE_PATHS['shadow-teacher'];

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a booking prints as one clean page; deleting on its page leads back to the list', async ({ page, api }) => {
  const word = uniqueWord();
  const id = await createBooking(api, 'shadow-teacher', `Kasun ${word}`, {
    parentName: 'Nimal',
    parentPhone: '0771234567',
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${PATH}/${id}/show`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kasun ${word}`);
  await expect(page.getByRole('heading', { name: 'Team notes' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const text of ['One Step', `Kasun ${word}`, 'Hill Street School', '0771234567', 'Pending']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const role of ['button', 'banner', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Team notes' })).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await button(page, `Delete for Kasun ${word}`).click();
  await confirm(page);
  await waitForList(page, PATH);
  await expect(page.getByText('Booking deleted successfully.')).toBeVisible();
});

test('eight at a time; deleting asks first, by the name, and the next row moves up; a caller’s booking is added from there', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  for (let number = 1; number <= 9; number += 1) await createBooking(api, 'shadow-teacher', `Child ${number} ${word}`);
  await openList(page, PATH, word);
  await expect(rowOf(page, word)).toHaveCount(8);
  await expect(page.getByText('1–8 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(rowOf(page, `Child 1 ${word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  const opener = button(page, `Delete for Child 9 ${word}`);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `Delete the booking for Child 9 ${word}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await opener.click();
  await confirm(page);
  await expect(page.getByText('Booking deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(8);
  await expect(rowOf(page, `Child 8 ${word}`)).toBeFocused();

  await page.getByRole('link', { name: 'Add a booking' }).click();
  await expect(page).toHaveURL(/add-booking\?kind=shadow-teacher/);
  await expect(page.getByLabel("Child's name")).toBeVisible();
  await expectNoViolations(page);
});

test.describe('a row', () => {
  test.use({ expectedNoise: [/404/] });

  test('shows every field and is edited in place', async ({ page, api }) => {
    const word = uniqueWord();
    const parent = { parentName: 'Malini Perera', parentPhone: '0770000000' };
    const id = await createBooking(api, 'shadow-teacher', `Kasun ${word}`, parent);
    const edit = button(page, `Edit for Kasun ${word}`);
    const save = button(page, `Save for Kasun ${word}`);
    const age = page.getByLabel("Child's age");
    await openList(page, PATH, word);
    await button(page, `Details for Kasun ${word}`).click();
    for (const text of [
      'Hill Street School',
      '8.00 to 13.00',
      'Help with reading',
      'Short sentences',
      `5 Jan ${NEXT_YEAR}`,
    ]) {
      await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
    }

    await test.step('an edit is refused at its field', async () => {
      await edit.click();
      await expect(page.getByRole('heading', { name: `Editing the booking for Kasun ${word}` })).toBeFocused();
      await age.fill('2');
      await save.click();
      await expect(page.getByText("Child's age must be between 3 and 18.")).toBeVisible();
      await expect(age).toBeFocused();
      await button(page, `Cancel for Kasun ${word}`).click();
      await expect(rowOf(page, word)).toContainText('Age 7');
    });

    await test.step('is kept, an optional field emptied, a phone number typed as people do', async () => {
      await edit.click();
      await age.fill('9');
      await page.getByLabel("Parent's name").fill('');
      await page.getByLabel("Parent's phone number").fill('+94 77 123 4567');
      await save.click();
      await expect(page.getByText('Shadow teacher booking updated successfully.')).toBeVisible();
      await expect(rowOf(page, word)).toContainText('Age 9');
      await expect(edit).toBeFocused();
      await expect(rowOf(page, word)).not.toContainText('Malini');
      const call = page.getByRole('link', { name: 'Call 0771234567' });
      await expect(call).toHaveAttribute('href', 'tel:0771234567');
      const whatsapp = page.getByRole('link', { name: /WhatsApp 0771234567/ });
      await expect(whatsapp).toHaveAttribute('href', /wa\.me\/94771234567$/);
    });

    await test.step('a deleted booking is reported by the form and by the row', async () => {
      await edit.click();
      await age.fill('13');
      await api.delete(`/shadow-teacher/delete-booking/${id}`);
      await save.click();
      await expect(page.getByText(/^The booking could not be updated\./)).toBeVisible();
      await expect(page.getByLabel("Child's name")).toHaveValue(`Kasun ${word}`);
      await button(page, `Delete for Kasun ${word}`).click();
      await confirm(page);
      await expect(rowOf(page, word)).toHaveCount(0);
      await expect(page.getByText('No bookings match your search.')).toBeVisible();
    });
  });
});

test('of a given name that has no room beside the surname, no part of a letter is left', async ({ page, api }) => {
  const word = uniqueWord();
  const parentName = 'WIJEWARDENAGMW WIJEWARDENAGMW';
  await createBooking(api, 'counselling-teacher', word, { parentName, parentPhone: '0771234567' });
  await openList(page, MANAGE_PATHS['counselling-teacher'], word);
  await expect(page.getByTitle(parentName).locator('span').first()).toHaveJSProperty('clientWidth', 0);
});
