import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { ADMIN } from '../support/admin.js';
import { button, openList } from './pages.js';
import { aBooking, anApplicant, aCourse, aCourseRequest, aDetail, ownWord } from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('the page about an applicant tells everything, changes it and keeps its history', async ({ page, api }) => {
  const word = ownWord();
  await anApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await page.getByRole('link', { name: `Nimal ${word}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nimal ${word}`);
  await expect(page.getByText('12 Church Road, Wattala')).toBeVisible();
  await button(page, `Edit for Nimal ${word}`).click();
  await page.getByLabel('Home Address').fill('1 Lake Road, Wattala');
  await button(page, `Save for Nimal ${word}`).click();
  await expect(page.getByText('The application was saved.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '1 Lake Road, Wattala' })).toBeVisible();
  await button(page, `Change Status for Nimal ${word}`).click();
  await page.getByLabel(`New status for Nimal ${word}`).selectOption('approved');
  await button(page, `Save status for Nimal ${word}`).click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.nth(0)).toContainText('Set the status of an application from pending to approved');
  await expect(history.nth(1)).toContainText('Changed an application: Home Address');
  await expect(history.nth(0)).toContainText(ADMIN.email);
});

test('deleting from the page leads back to the list', async ({ page, api }) => {
  const word = ownWord();
  const id = await aBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await page.goto(`/manage-shadow-teacher-booking/${id}`);
  await button(page, `Delete for Kasun ${word}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/manage-shadow-teacher-booking');
  await expect(page.getByText('Booking deleted successfully.')).toBeVisible();
});

test('course, request and teacher have their pages', async ({ page, api }) => {
  const word = ownWord();
  const course = await aCourse(api, `Calm ${word}`);
  const request = await aCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
  const detail = await aDetail(api, `Nimal ${word}`);
  for (const [path, name, text] of [
    [`/courses/${course}`, `Calm ${word}`, 'https://courses.example.lk/calm'],
    [`/courseRequests/${request}`, `Anula ${word}`, 'parent@example.lk'],
    [`/alldetails/${detail}`, `Nimal ${word}`, 'BEd, Colombo'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(text)).toBeVisible();
  }
});

test.describe('a record that is no more', { tag: '@desk' }, () => {
  test.use({ expectedNoise: [/404/] });

  test('is told', async ({ page }) => {
    for (const path of ['/updatedetails', '/user-list', '/courses']) {
      await page.goto(`${path}/${'0'.repeat(24)}`);
      await expect(page.getByRole('alert')).toContainText('The record could not be fetched.');
    }
  });
});
