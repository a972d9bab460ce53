import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeClean, expect, test } from '../support/fixtures.js';
import { goOn } from './booking-form.js';
import { open } from './pages.js';
import { asFilter } from './records.js';

const COURSES = '**/course/getcourses';
const SEND = '**/course/add-course-requests';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#name').fill('Nadeesha Silva');
  await page.locator('#phone').fill('+94 71 987 6543');
  await page.locator('#email').fill(email);
}

const newEmail = () => `nadeesha.${randomUUID()}@example.com`;

test('a parent reads about a course and asks for it', async ({ page, api }) => {
  const email = newEmail();
  await open(page, '/resource');
  const reader = page.getByRole('button', { name: 'Read more: A calm morning' });
  await reader.click();
  const popup = page.getByRole('dialog', { name: 'A calm morning' });
  await expect(popup).toContainText('How to plan the hour before school with pictures');
  await axeClean(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(reader).toBeFocused();

  await reader.click();
  await popup.getByRole('button', { name: 'Request access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request access' });
  await expect(dialog.locator('#course')).toHaveText('A calm morning');
  await goOn(page);
  await expect(dialog.locator('.summary')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Courses for parents/);
  await axeClean(page);
  await fillIn(page, email);
  await dialog.getByRole('button', { name: 'Send my request' }).dblclick();

  await expect(page.getByRole('heading', { name: 'Request submitted successfully!' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/resource$/);
  await expect(page).toHaveTitle(/^Courses for parents/);
  await axeClean(page);
  const { data } = (await api.get(`/course/course-requests?filter=${asFilter({ email })}`)) as {
    data: { requests: object[] };
  };
  expect(data.requests).toMatchObject([
    { name: 'Nadeesha Silva', phone: '0719876543', course: 'A calm morning', status: 'pending' },
  ]);

  await page.getByRole('button', { name: 'Request access: A calm morning' }).click();
  await expect(page.locator('#name')).toHaveValue('');
});

test.describe('when it does not work', { tag: '@phone' }, () => {
  test.use({ expectedNoise: [/status of (400|500)/] });

  test('the list says that it failed or is empty, and is fetched again', async ({ page }) => {
    await page.route(COURSES, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'down' }));
    await open(page, '/resource');
    await expect(page.getByText('Failed to fetch courses. Please try again later.')).toBeVisible();
    await axeClean(page);
    await page.unroute(COURSES);
    await page.route(COURSES, (route) => route.fulfill({ json: { data: { courses: [] } } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No courses found.')).toBeVisible();
  });

  test('a request that fails keeps what was typed, and arrives once when it is tried again', async ({ page, api }) => {
    const email = newEmail();
    await open(page, '/resource');
    await page.getByRole('button', { name: 'Request access: Reading together' }).click();
    await fillIn(page, email);
    await page.route(SEND, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
    });
    await goOn(page);
    await expect(page.locator('.summary')).toContainText('Failed to submit request.');
    await page.reload();
    await page.unroute(SEND);
    await page.getByRole('button', { name: 'Request access: Reading together' }).click();
    await expect(page.locator('#email')).toHaveValue(email);
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Request submitted successfully!' })).toBeFocused();
    const { data } = (await api.get(`/course/course-requests?filter=${asFilter({ email })}`)) as {
      data: { requests: object[] };
    };
    expect(data.requests).toHaveLength(1);
  });

  test('a course that is gone is said at its place, in the language of the page', async ({ page }) => {
    await page.route(COURSES, (route) =>
      route.fulfill({ json: { data: { courses: [{ _id: 'a'.repeat(24), title: 'Gone', description: 'Gone.' }] } } }),
    );
    await open(page, '/ta/resource');
    await page.locator('.course button').first().click();
    await fillIn(page, newEmail());
    await goOn(page);
    const link = page.locator('.summary a');
    await expect(link).toContainText('பாடநெறி');
    await link.click();
    await expect(page.locator('#course')).toBeFocused();
  });
});
