import { Api } from '../support/api.js';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, rowOf, waitForList } from './pages.js';
import { uniqueWord } from './records.js';

test('a course is added, looked at, edited and deleted; what is typed is not lost unasked', async ({
  page,
  baseURL,
}) => {
  await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
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
  const title = page.getByLabel('Course name');
  await expect(title).toHaveValue(`Calm ${word}`);
  await title.fill(`Calmer ${word}`);

  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await test.step('a changed form asks once before it is left', async () => {
    for (const leave of [() => page.getByRole('link', { name: /^Inbox/ }).click(), () => page.goBack()]) {
      await leave();
      await expect(question.getByRole('button', { name: 'Stay on the page' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(title).toHaveValue(`Calmer ${word}`);
    }
  });

  await test.step('what was typed comes back after a reload', async () => {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept();
      return dialog.type();
    });
    await page.reload();
    expect(await asked).toBe('beforeunload');
    await expect(title).toHaveValue(`Calm ${word}`);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(title).toHaveValue(`Calmer ${word}`);
  });

  await page.getByRole('button', { name: 'Save' }).click();
  await waitForList(page, '/courses');
  await button(page, `Delete for Calmer ${word}`).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this course?' });
  await expect(dialog).toContainText(`Calmer ${word}`);
  await confirm(page);
  await expect(page.getByText('Course deleted successfully.')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);

  await test.step('signing out asks too, and leaves nothing of it in the browser', async () => {
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await page.getByRole('link', { name: 'Add a course' }).click();
    // Exact: the list, shown until the form is loaded, has "Search by name or description".
    await page.getByLabel('Description', { exact: true }).fill('What was typed.');
    await expect.poll(kept).toContain('What was typed.');
    await page.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/login');
    expect(await kept()).not.toContain('What was typed.');
  });
});

test.describe('a save that fails, then succeeds', () => {
  test.use({ expectedNoise: [/status of 503/] });
  test('is told between the bar and the buttons of a phone', { tag: '@phone' }, async ({ page, baseURL }) => {
    await signInAsAdmin(page, baseURL ?? '');
    await page.route('**/course/addCourse', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/addCourse');
    await page.getByLabel('Course name').fill('Calm');
    await page.getByLabel('Description').fill('One.');
    await page.getByLabel('Link').fill('https://courses.example.lk/calm');
    const save = page.getByRole('button', { name: 'Add a course' });
    await save.click();
    const notice = page.locator('.MuiSnackbar-root');
    await expect(notice).toContainText('Failed to add course.');
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
    expect(y).toBeGreaterThan((await page.getByRole('banner').boundingBox())?.height ?? 640);
    expect(y + height).toBeLessThan((await save.boundingBox())?.y ?? 0);
    await page.unroute('**/course/addCourse');
    await save.click();
    await expect(notice).toContainText('Course added successfully!');
    await expect.poll(async () => (await notice.boundingBox())?.y).toBe(y);
  });
});
