import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, rowOf, waitForList } from './pages.js';
import { uniqueWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a course is added, looked at, edited and deleted', async ({ page }) => {
  const word = uniqueWord();
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Add a course' }).click();
  await page.waitForURL('**/addCourse');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await expect(page.getByText('Enter the course name.')).toBeVisible();
  await page.getByLabel('Course name').fill(`Calm ${word}`);
  await page.getByLabel('Description').fill('One.\nTwo.');
  await page.getByLabel('Link').fill('https://courses.example.lk/calm');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await waitForList(page, '/courses');
  await expect(page.getByText('Course added successfully!')).toBeVisible();
  await page.getByRole('link', { name: `Calm ${word}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Calm ${word}`);
  await expect(page.getByRole('link', { name: 'https://courses.example.lk/calm' })).toBeVisible();
  await page.getByRole('link', { name: `Edit for Calm ${word}` }).click();
  await page.getByLabel('Course name').fill(`Calmer ${word}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await waitForList(page, '/courses');
  await button(page, `Delete for Calmer ${word}`).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this course?' });
  await expect(dialog).toContainText(`Calmer ${word}`);
  await confirm(page);
  await expect(page.getByText('Course deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test.describe('a record that is no more', () => {
  test.use({ expectedNoise: [/404/] });

  test('says so on its page, which leads to its list', async ({ page }) => {
    for (const view of ['/show', '']) {
      await page.goto(`/courses/${'0'.repeat(24)}${view}`);
      await expect(page.getByText('Somebody has deleted it, or its address is not complete.')).toBeVisible();
      await page.getByRole('link', { name: 'Courses', exact: true }).click();
      await waitForList(page, '/courses');
    }
  });
});
