import { randomUUID } from 'node:crypto';
import { ADMIN } from '../support/admin.js';
import { axeClean, expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';

test('an administrator goes to the dashboard', async ({ page }) => {
  await page.route('**/dashboard-admin', (route) => route.fulfill({ contentType: 'text/html', body: 'dashboard' }));
  await open(page, '/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard-admin$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('an administrator who comes back finds the way to the dashboard', async ({ page, api }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), api.token);
  await open(page, '/login');
  await expect(page.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', '/dashboard-admin');
});

test('a teacher sees the own application instead of the form, and signs out', async ({ page, api, baseURL }) => {
  const email = `teacher.${randomUUID()}@example.com`;
  const form = new FormData();
  for (const [name, value] of Object.entries({
    full_name: 'Ruwani Silva',
    home_address: 'Kandy',
    phone_number: '0712345678',
    whatsapp_number: '0712345678',
    email,
    teacher_type: 'Counselor',
    password: 'a good password',
  })) {
    form.append(name, value);
  }
  form.append('cv', new Blob([PDF], { type: 'application/pdf' }), 'cv.pdf');
  await api.postForm('/user/create', form);
  const answer = await fetch(`${baseURL}/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'a good password' }),
  });
  const { token } = (await answer.json()) as { token: string };

  await open(page, '/login');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.reload();
  await expect(page.getByText('You are logged in as Ruwani Silva.')).toBeVisible();
  await expect(page.getByText('Waiting. We are reading your application and will call you.')).toBeVisible();
  await axeClean(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('when it does not work', { tag: '@phone' }, () => {
  test.use({ expectedNoise: [/status of (401|429)|ERR_INTERNET_DISCONNECTED/] });

  test('wrong details are named, the password is cleared, the address stays', async ({ page }) => {
    await open(page, '/login');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Invalid credentials.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(ADMIN.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('too many tries and a lost connection are said in words', async ({ page, context }) => {
    await open(page, '/login');
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.route('**/user/login', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, contentType: 'application/json', body: '{}' }),
    );
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Wait 5 minutes, then try again.')).toBeVisible();

    await page.unroute('**/user/login');
    await context.setOffline(true);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('There is no internet connection.')).toBeVisible();
    await context.setOffline(false);
  });
});

test('the password can be seen', async ({ page }) => {
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('seen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});
