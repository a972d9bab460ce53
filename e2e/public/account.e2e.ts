import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import { fits, keepsWordsWhole, expectNoViolationsStrict } from './checks.js';
import { LANGUAGES, open, readIn } from './pages.js';
import { aPlacedChild } from './placed.js';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
const PASSWORD = 'one step at a time';
const HOUR = 60 * 60 * 1000;

/** Creates an application through the API. */
async function createApplicant(api: Api): Promise<string> {
  const email = `person.${randomUUID()}@example.com`;
  const form = new FormData();
  const fields = { full_name: 'Ruwani Silva', home_address: '4 Temple Road', phone_number: '0712345678' };
  const more = { whatsapp_number: '0712345678', email, teacher_type: 'Counselor', password: PASSWORD };
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value);
  form.set('cv', new Blob([PDF], { type: 'application/pdf' }), 'cv.pdf');
  await api.postForm('/user/create', form);
  return email;
}

/** Logs in by the form. */
async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.route('**/user-list', (route) => route.fulfill({ contentType: 'text/html', body: 'the admin app' }));
  await open(page, '/login');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form.form button:not([type="button"])').dblclick();
  await expect(page).toHaveURL(/\/user-list$/);
}

/** The same without the form, before any page is opened. */
async function isLoggedIn(page: Page, api: Api, email: string): Promise<void> {
  const { token } = (await api.post('/user/login', { email, password: PASSWORD })) as { token: string };
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('logged-in-once') === null) localStorage.setItem('token', value);
    sessionStorage.setItem('logged-in-once', 'yes');
  }, token);
}

test('an applicant changes details, CV and password, takes the data along, and withdraws', async ({ page, api }) => {
  const email = await createApplicant(api);
  await isLoggedIn(page, api, email);
  await open(page, '/login');
  await expect(page.getByRole('region', { name: 'Where your application stands' })).toContainText('Waiting.');

  await page.getByRole('button', { name: 'Change my details' }).click();
  await page.locator('#full_name').fill('Ruwani Perera');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your details have been saved.')).toBeVisible();
  await expect(page.getByText('You are logged in as Ruwani Perera.')).toBeVisible();

  await page.getByRole('button', { name: 'Send a newer CV' }).click();
  await page.locator('#cv').setInputFiles(CV);
  await page.getByRole('button', { name: 'Send this CV' }).click();
  await expect(page.getByText('We have your new CV.')).toBeVisible();

  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.locator('#current').fill(PASSWORD);
  await page.locator('#password').fill('a newer step at a time');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('one-step-my-data.json');

  await page.getByRole('button', { name: 'Withdraw my application' }).click();
  await page.locator('#password').fill('a newer step at a time');
  await page.getByRole('button', { name: 'Delete everything now' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your application has been withdrawn.' })).toBeFocused();
  await expectNoViolations(page);
  const filter = encodeURIComponent(JSON.stringify({ email }));
  expect(await api.get(`/user/get?filter=${filter}`)).toEqual([]);
});

test('the header says in every language who is signed in, and signing out there ends the session on the server', async ({
  page,
  api,
}) => {
  await isLoggedIn(page, api, await createApplicant(api));
  await open(page, '/AboutUs');
  for (const { language } of LANGUAGES.toReversed()) {
    await readIn(page, language);
    await expect(page.locator('.signed-in')).toContainText('Ruwani Silva');
    await fits(page, `About us in ${language}, signed in`);
  }
  const strip = page.getByRole('region', { name: 'The account you are logged in with' });
  await expect(strip).toContainText('Logged in as Ruwani Silva');
  await expectNoViolations(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const done = page.waitForResponse('**/user/logout');
  await strip.getByRole('button', { name: 'Log out' }).click();
  expect((await done).status()).toBe(204);
  await expect(strip).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const again = await page.request.get('/user/me', { headers: { Authorization: `Bearer ${token ?? ''}` } });
  expect(again.status()).toBe(401);
});

test('a phone whose clock is nine hours ahead signs in once by a double tap, and stays signed in', async ({
  page,
  api,
}) => {
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/login')) logins.push(request.method());
  });
  const email = await createApplicant(api);
  await page.clock.install({ time: Date.now() + 9 * HOUR });
  await logIn(page, email);
  expect(logins).toEqual(['POST']);
  await open(page, '/login');
  await expect(page.getByText('You are logged in as Ruwani Silva.')).toBeVisible();
});

test('whoever forgot the password gets in again by the link', async ({ page, api }) => {
  const email = await createApplicant(api);
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
  await page.locator('#email').fill(email);
  await pressMainButton(page);
  await expect(page.getByRole('heading', { name: 'Please call us', exact: true })).toBeFocused();
  await expectNoViolations(page);
  const sent = (await api.get('/outbox')) as { to: string; text: string }[];
  const [, secret = ''] = /reset-password#([\w-]+)/.exec(sent.find(({ to }) => to === email)?.text ?? '') ?? [];
  await open(page, `/reset-password#${secret}`);
  // Neither the address bar nor the history gives it away, and a reload of the tab still knows it.
  await expect(page).toHaveURL(/\/reset-password#link$/);
  await page.reload();
  await page.locator('#password').fill('a newer step at a time');
  await expectNoViolations(page);
  await pressMainButton(page);
  await expect(page.getByRole('heading', { name: 'Your password has been saved.' })).toBeFocused();
  await expect(page).toHaveURL(/\/reset-password#saved$/);
  await logIn(page, email, 'a newer step at a time');
});

test('the account on a phone has no violations in any language, with a form open', async ({ page, api }) => {
  await isLoggedIn(page, api, await createApplicant(api));
  await open(page, '/login');
  for (const { language } of LANGUAGES) {
    await readIn(page, language);
    await expect(page.locator('section[aria-labelledby="details"] dl')).toBeVisible();
    await keepsWordsWhole(page, language);
    await page.locator('section[aria-labelledby="details"] button').click();
    await expect(page.locator('#full_name')).toBeVisible();
    await expectNoViolationsStrict(page, language);
    await fits(page, language);
    await page.locator('section[aria-labelledby="details"] button[type="button"]').last().click();
  }
});

for (const language of ['en', 'ta'] as const) {
  test(`the line with the account moves nothing when it comes, in ${language}`, async ({ page, api, baseURL }) => {
    const { token } = await aPlacedChild(api, baseURL);
    await page.addInitScript((value) => {
      localStorage.setItem('token', value);
      const topOf = () => document.querySelector('main')?.getBoundingClientRect().top;
      // Before the page's own scripts run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') Object.assign(window, { first: topOf() });
      });
      Object.assign(window, { topOf });
    }, token);
    for (const [width, path] of [
      [360, '/my-sessions'],
      [1280, '/my-sessions'],
      [360, '/login'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await open(page, language === 'en' ? path : `/${language}${path}`);
      await expect(page.locator(path === '/login' ? 'main h2' : '.signed-in').first()).toContainText(/\S/);
      if (path !== '/login') await expect(page.locator('.signed-in p')).toContainText('Ruwani Silva');
      const [before, after] = await page.evaluate(() => {
        const { first, topOf } = window as unknown as { first: number; topOf: () => number };
        return [first, topOf()];
      });
      expect(after, `${width} ${path}`).toBe(before);
    }
  });
}
