import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { ADMIN } from '../support/admin.js';
import { uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a caller’s booking is entered, with their agreement, and has a reference to tell', async ({ page }) => {
  const word = uniqueWord();
  await page.goto('/dashboard-admin');
  await page.getByRole('link', { name: 'Add a booking' }).click();
  await page.getByLabel('Booking category').click();
  await page.getByRole('option', { name: 'Student counseling' }).click();
  await expect(page).toHaveURL(/kind=counselling-teacher/);
  await page.getByLabel("Child's name").fill(`Kasun ${word}`);
  await page.getByLabel("Child's age").fill('4');
  await page.getByLabel('Not at school').check();
  await page.getByLabel('Sessions per week', { exact: true }).fill('2');
  await page.getByLabel('What the parent would like').fill('Somebody to talk to');
  await page.getByLabel("Child's condition").fill('Tires quickly');
  await page.getByLabel("Parent's name").fill('Malini Perera');
  await page.getByLabel("Parent's phone number").fill('077 123 4567');
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('Sinhala');
  await expectNoViolations(page);
  const add = page.getByRole('button', { name: 'Add a booking' });
  await add.click();
  await expect(page.getByText('Ask the parent for their agreement, and record it here.')).toBeVisible();
  await page.getByLabel('Consent').selectOption('Agreed on the phone');
  await add.click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText(/Booking added for Kasun .*\. Its reference is OS-/);
  await expect(panel.getByRole('link', { name: 'WhatsApp to Malini Perera (opens in a new tab)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kasun ${word}`);
  for (const text of ['Agreed on the phone', ADMIN.email, 'Sinhala']) {
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
  }
  await expectNoViolations(page);
});
