import type { Page } from '@playwright/test';
import { ADMIN } from '../support/admin.js';
import { Api } from '../support/api.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { createCourse, uniqueWord } from './records.js';

test.use({ expectedNoise: [/status of 401/] });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '', Api.signedIn(baseURL ?? ''));
});

/** The server ends the session while a form is being filled in. */
async function endedWhileTyping(page: Page, api: Api, baseURL = ''): Promise<string> {
  const word = uniqueWord();
  const id = await createCourse(api, `Calm ${word}`);
  await page.goto(`/courses/${id}`);
  await page.getByLabel('Description').fill('What was typed.');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${baseURL}/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token ?? ''}` } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible();
  return word;
}

test('a session that ends loses nothing: signed in on top of the page, what was typed is saved', async ({
  page,
  api,
  baseURL,
}) => {
  const word = await endedWhileTyping(page, api, baseURL);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email);
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials.');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  await expectNoViolations(page);
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The course was saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const saved = await api.get(`/course/getcourses?filter=${JSON.stringify({ q: word })}`);
  expect(saved).toMatchObject({ data: { courses: [{ description: 'What was typed.' }] } });
});

test('signing in again in another tab is enough', async ({ page, context, api, baseURL }) => {
  await endedWhileTyping(page, api, baseURL);
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill(ADMIN.email);
  await other.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The course was saved.')).toBeVisible();
});

test('another account gets a fresh page', async ({ page, context, api, baseURL }) => {
  await endedWhileTyping(page, api, baseURL);
  const email = `${uniqueWord()}@onestep.test`;
  const invited = await api.post('/administrators', { email, full_name: 'Bima Silva', role: 'Admin' });
  const [, secret = ''] = (invited as { invitation: string }).invitation.split('#');
  await api.post('/user/reset-password', { token: secret, password: 'a quiet river stone' });
  const { token } = (await api.post('/user/login', { email, password: 'a quiet river stone' })) as { token: string };
  const other = await context.newPage();
  await other.goto('/AboutUs');
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  await page.waitForURL('**/dashboard-admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('whoever loads a page after the session has ended is led back to it, once', async ({ page, baseURL }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${baseURL}/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token ?? ''}` } });
  await page.goto('/getcontact', { waitUntil: 'commit' });
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/getcontact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
  await page.goto('/dashboard-admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('leaving instead signs out', async ({ page, api, baseURL }) => {
  await endedWhileTyping(page, api, baseURL);
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
