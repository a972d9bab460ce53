import type { Page } from '@playwright/test';
import { ADMIN } from '../support/admin.js';
import { Api } from '../support/api.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { createCourse, uniqueWord } from './records.js';

test.use({ expectedNoise: [/status of 401/] });

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The server ends the session of a page. */
async function endSession(page: Page, baseURL: string): Promise<void> {
  const token = (await storedToken(page)) ?? '';
  await fetch(`${baseURL}/user/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
}

/** Without the pointer: a request of the page itself may have brought up the dialog already. */
const askForSomething = (page: Page): Promise<void> =>
  page.locator('a', { hasText: 'Manage Teachers' }).dispatchEvent('click');

/** A colleague, who has accepted their invitation. */
async function anotherAdministrator(api: Api): Promise<string> {
  const email = `${uniqueWord()}@onestep.test`;
  const password = 'a quiet river stone';
  const invited = await api.post('/administrators', { email, full_name: 'Bima Silva', role: 'Admin' });
  const [, secret = ''] = (invited as { invitation: string }).invitation.split('#');
  await api.post('/user/reset-password', { token: secret, password });
  return ((await api.post('/user/login', { email, password })) as { token: string }).token;
}

test('a session that ends loses nothing, and shows nothing to anybody else', async ({
  page,
  context,
  api,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  await signInAsAdmin(page, baseURL, Api.signedIn(baseURL));
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' });

  await test.step('signed in on top of the page, what was typed is saved', async () => {
    const word = uniqueWord();
    const id = await createCourse(api, `Calm ${word}`);
    await page.goto(`/courses/${id}`);
    await page.getByLabel('Description').fill('What was typed.');
    await endSession(page, baseURL);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials.');
    await expectNoViolations(page);
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The course was saved.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const saved = await api.get(`/course/getcourses?filter=${JSON.stringify({ q: word })}`);
    expect(saved).toMatchObject({ data: { courses: [{ description: 'What was typed.' }] } });
  });

  await test.step('who loads a page after it has ended is led back to that page', async () => {
    await endSession(page, baseURL);
    await page.goto('/getcontact', { waitUntil: 'commit' });
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/getcontact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
    await expect(page.locator('[data-row]').first()).toBeVisible();
  });

  await test.step('another account, signed in in another tab, gets a fresh page, and is led nowhere', async () => {
    await endSession(page, baseURL);
    await askForSomething(page);
    await expect(dialog).toBeVisible();
    const token = await anotherAdministrator(api);
    const other = await context.newPage();
    await other.goto('/health/ready');
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await page.waitForURL('**/dashboard-admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByText(/^(Loading|Counting)/)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('leaving instead signs out', async () => {
    await endSession(page, baseURL);
    await askForSomething(page);
    await dialog.getByRole('button', { name: 'Leave the page' }).click();
    await page.waitForURL('**/login');
    expect(await storedToken(page)).toBeNull();
  });
});
