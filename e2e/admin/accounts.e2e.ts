import type { Page } from '@playwright/test';
import type { Api } from '../support/api.js';
import { expectNoViolations, expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, confirm, goToList, rowOf } from './pages.js';
import { createTeacherProfile, uniqueWord } from './records.js';

const PASSWORD = 'a quiet river stone';

/** What the invitation's page does, then signs in. */
async function accept(page: Page, api: Api, invitation: string, email: string): Promise<void> {
  const [, token = ''] = invitation.split('#');
  await api.post('/user/reset-password', { token, password: PASSWORD });
  const session = (await api.post('/user/login', { email, password: PASSWORD })) as { token: string };
  await page.evaluate((value) => localStorage.setItem('token', value), session.token);
}

test('a content editor is invited, sees only courses and teacher profiles, and is removed', async ({
  page,
  browser,
  api,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  await signInAsAdmin(page, baseURL);
  const word = uniqueWord();
  const email = `${word}@onestep.test`;
  await page.goto('/admin-accounts');
  await page.getByRole('link', { name: 'Invite somebody' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invite somebody' })).toBeFocused();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Full name').fill(`Bima ${word}`);
  await page.getByLabel('Role').selectOption('Content editor');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invitation = await page.locator('code').innerText();
  await expectNoViolations(page);

  const theirs = await (await browser.newContext()).newPage();
  // Any page of this address will do to sign in on.
  await theirs.goto(`${baseURL}/health/ready`);
  await accept(theirs, api, invitation, email);
  await theirs.goto(`${baseURL}/dashboard-admin`);
  await expect(theirs.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['', 'Manage Courses']);
  await expect(theirs.getByRole('main').getByRole('link')).toHaveText([
    'Teacher profiles',
    'Add a teacher profile',
    'Courses',
    'Add a course',
    'Prices and waiting times',
  ]);
  // They can open records, too.
  const name = `Dilani ${word}`;
  await createTeacherProfile(api, name);
  await theirs.getByRole('main').getByRole('link', { name: 'Teacher profiles', exact: true }).click();
  await theirs.getByRole('main').getByRole('searchbox').fill(word);
  await theirs.getByRole('link', { name, exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await theirs.waitForLoadState('networkidle');
  await expect(theirs.getByRole('heading', { level: 1, name })).toBeVisible();
  await theirs.goto(`${baseURL}/inbox`, { waitUntil: 'commit' });
  await theirs.waitForURL('**/login');
  await theirs.context().close();

  await goToList(page, '/admin-accounts', word);
  await expect(rowOf(page, word)).toContainText('Content editor');
  await button(page, `Delete for Bima ${word}`).click();
  await confirm(page);
  await expect(page.getByText('Administrator removed successfully.')).toBeVisible();
});
