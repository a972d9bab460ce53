import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, openCard, openFilters, openList } from './pages.js';
import {
  createBooking,
  createCourse,
  createCourseRequest,
  createTeacherProfile,
  createApplicant,
  uniqueWord,
} from './records.js';

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

/** One page of each layout. */
test('the dashboard', { tag: '@both' }, async ({ page }) => {
  await page.goto('/dashboard-admin');
  await expect(page.locator('#figures svg[class*="MuiChartsSvgLayer"]')).toHaveCount(2);
  await cleanInBoth(page);
});

test('a table of users, selected and with a status being changed', { tag: '@both' }, async ({ page, api }) => {
  const word = uniqueWord();
  await createApplicant(api, `Nimal ${word}`);
  await openList(page, '/user-list', word);
  await openCard(page, `Nimal ${word}`);
  await button(page, `Change Status for Nimal ${word}`).click();
  await page.getByRole('checkbox', { name: `Select Nimal ${word}` }).check();
  await cleanInBoth(page);
  await openFilters(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Home Address' })).toBeVisible();
  await expectNoViolations(page);
});

test('cards of course requests', async ({ page, api }) => {
  const word = uniqueWord();
  await createCourse(api, `Calm ${word}`);
  await createCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
  await openList(page, '/courseRequests', word);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await cleanInBoth(page);
});

test('a form, with its errors', async ({ page }) => {
  await page.goto('/adddetails');
  await page.getByRole('button', { name: 'Add a teacher profile' }).click();
  await expect(page.getByText('Upload a profile picture.')).toBeVisible();
  await cleanInBoth(page);
});

test('every state of a booking', { tag: '@both' }, async ({ page, api }) => {
  const word = uniqueWord();
  await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentName: 'Malini', parentPhone: '0771234567' });
  await openList(page, '/manage-shadow-teacher-booking', word);
  await openCard(page, `Kasun ${word}`);
  await expect(button(page, `Details for Kasun ${word}`)).toBeVisible();
  for (const target of await page.getByRole('main').getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  await button(page, `Details for Kasun ${word}`).click();
  await expectNoViolations(page);
  await button(page, `Edit for Kasun ${word}`).click();
  await page.getByLabel("Child's age").fill('99');
  await button(page, `Save for Kasun ${word}`).click();
  await expect(page.getByText("Child's age must be between 3 and 18.")).toBeVisible();
  await cleanInBoth(page);
  await button(page, `Delete for Kasun ${word}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Booking category').click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNoViolations(page);
});

test('the page about a record, and the report as a table', async ({ page, api }) => {
  const word = uniqueWord();
  const id = await createBooking(api, 'shadow-teacher', `Kasun ${word}`);
  await page.goto(`/manage-shadow-teacher-booking/${id}/show`);
  await expect(page.getByText(/^Looked at a booking/).first()).toBeVisible();
  await cleanInBoth(page);
  await createTeacherProfile(api, `Nimal ${word}`);
  await page.goto(`/alldetails/report?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await expect(page.getByRole('rowheader', { name: `Nimal ${word}` })).toBeVisible();
  await cleanInBoth(page);
});
