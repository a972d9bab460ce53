import { axeClean, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, openList, rowOf } from './pages.js';
import { aCourse, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a course is added, edited and deleted', async ({ page }) => {
  const word = ownWord();
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Add a course' }).click();
  await page.waitForURL('**/addCourse');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await expect(page.getByText('Enter the course name.')).toBeVisible();
  await axeClean(page);
  await page.getByLabel('Course name').fill(`Calm ${word}`);
  await page.getByLabel('Description').fill('One.\nTwo.');
  await page.getByLabel('Link').fill('https://courses.example.lk/calm');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.waitForURL('**/courses');
  await expect(page.getByText('Course added successfully!')).toBeVisible();
  await page.getByRole('link', { name: `Edit for Calm ${word}` }).click();
  await page.getByLabel('Course name').fill(`Calmer ${word}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/courses');
  await button(page, `Delete for Calmer ${word}`).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this course?' });
  await expect(dialog).toContainText(`Calmer ${word}`);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await axeClean(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Course deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test('nothing there is said, with a way out', async ({ page }) => {
  await openList(page, '/courses', ownWord());
  await expect(page.getByText('No courses found.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText(/^\d+ courses?$/)).toBeVisible();
  await expect(page.getByLabel('Search by name or description')).toHaveValue('');
});

test.describe('when the server refuses or the line is down', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/400|ERR_INTERNET_DISCONNECTED/] });

  test("the list says the spec's sentence", async ({ page }) => {
    await page.goto('/courses?sort=nothing&order=ASC&page=1&perPage=25&filter=%7B%7D');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch courses. Please try again later.');
  });

  test('the form keeps what was typed', async ({ page, context }) => {
    await page.goto('/addCourse');
    await page.getByLabel('Course name').fill('Calm');
    await page.getByLabel('Description').fill('One.');
    await page.getByLabel('Link').fill('https://courses.example.lk/calm');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add a course' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to add course. Please try again.');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(page.getByLabel('Course name')).toHaveValue('Calm');
  });
});

test.describe('two administrators edit the same course', () => {
  test('different fields are both kept', async ({ page, api }) => {
    const word = ownWord();
    const id = await aCourse(api, `Calm ${word}`);
    await page.goto(`/courses/${id}/edit`);
    await page.getByLabel('Course name').fill(`Mine ${word}`);
    await api.put(`/course/updateCourse/${id}`, { description: 'Theirs' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/courses');
    await expect(rowOf(page, `Mine ${word}`)).toContainText('Theirs');
  });

  test('the same field is told, and the second save decides', async ({ page, api }) => {
    const word = ownWord();
    const id = await aCourse(api, `Calm ${word}`);
    await page.goto(`/courses/${id}/edit`);
    await page.getByLabel('Course name').fill(`Mine ${word}`);
    await api.put(`/course/updateCourse/${id}`, { title: `Theirs ${word}` });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else changed this meanwhile: Course name.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/courses');
    await expect(rowOf(page, `Mine ${word}`)).toHaveCount(1);
  });
});
