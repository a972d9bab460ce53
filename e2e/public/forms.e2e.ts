import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uniqueWord } from '../admin/records.js';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { pressMainButton } from './booking-form.js';
import { open } from './pages.js';
import { asFilter } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const CV = { name: 'cv of ruwani.pdf', mimeType: 'application/pdf', buffer: PDF };
const APPLICANT = {
  full_name: 'Ruwani Silva',
  home_address: '4 Temple Road\nKandy',
  phone_number: '071 234 5678',
  whatsapp_number: '+94 71 234 5678',
  password: 'පළමු පියවර 1',
};

const newEmail = () => `person.${randomUUID()}@example.com`;

async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(answers)) await page.locator(`#${id}`).fill(value);
}

async function apply(page: Page, email: string): Promise<void> {
  await fillIn(page, { ...APPLICANT, email });
  await page.locator('#teacher_type').check();
  await page.locator('#cv').setInputFiles(CV);
  await pressMainButton(page);
}

test('a father without an email address, abroad, sends a message in Sinhala', async ({ page, api }) => {
  const name = `Ruwan ${randomUUID()}`;
  await open(page, '/si/addcontact');
  await fillIn(page, { name, message: 'මගේ දුවට වයස 6යි.' });
  await page.getByLabel('මට ඊමේල් ලිපිනයක් නැත').check();
  await page.locator('#phone').fill('+974 3312 3456');
  await page.locator('form.form button:not([type="button"])').dblclick();
  await expect(page.locator('h2', { hasText: 'ඔබේ පණිවිඩය සාර්ථකව අපට ලැබිණි!' })).toBeFocused();
  for (const id of ['name', 'phone', 'message']) await expect(page.locator(`#${id}`)).toHaveValue('');
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.reference')).toBeVisible();
  await expect(page.locator('form.form')).toBeHidden();
  expect(await api.get(`/contact/getcontact?filter=${asFilter({ name })}`)).toMatchObject([
    { phone: '+97433123456', noEmail: true, language: 'si' },
  ]);
});

test('a parent reads about a course and asks for it', async ({ page, api }) => {
  const email = newEmail();
  await open(page, '/resource');
  const reader = page.getByRole('button', { name: 'Read more: A calm morning' });
  await reader.click();
  const popup = page.getByRole('dialog', { name: 'A calm morning' });
  await expect(popup).toContainText('How to plan the hour before school with pictures');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(reader).toBeFocused();

  await reader.click();
  await popup.getByRole('button', { name: 'Request access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request access' });
  await expect(dialog.locator('#course')).toHaveText('A calm morning');
  await pressMainButton(page);
  await expect(dialog.locator('.summary')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Courses for parents/);
  await expectNoViolations(page);
  await fillIn(page, { name: 'Nadeesha Silva', phone: '+94 71 987 6543', email });
  await dialog.getByRole('button', { name: 'Send my request' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Request submitted successfully!' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/^Courses for parents/);
  expect(await api.get(`/course/course-requests?filter=${asFilter({ email })}`)).toMatchObject({
    data: { requests: [{ name: 'Nadeesha Silva', phone: '0719876543', course: 'A calm morning', status: 'pending' }] },
  });
});

test('a teacher applies with a CV, is thanked by name, and reads after logging in what was decided', async ({
  page,
  api,
}) => {
  const email = newEmail();
  await open(page, '/signup');
  await apply(page, email);
  const thanks = 'Thank you, Ruwani Silva. We have your application as Shadow teacher.';
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
  const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
  expect(state).toMatchObject({ full_name: 'Ruwani Silva', teacher_type: 'Shadow_Teacher' });
  await expectNoViolations(page);
  expect(await api.get(`/user/get?filter=${asFilter({ email })}`)).toMatchObject([
    { phone_number: '0712345678', whatsapp_number: '0712345678', status: 'pending' },
  ]);

  await page.route('**/user-list', (route) => route.fulfill({ contentType: 'text/html', body: 'the admin app' }));
  await open(page, '/login');
  await fillIn(page, { email, password: APPLICANT.password });
  await pressMainButton(page);
  await expect(page).toHaveURL(/\/user-list$/);
  await open(page, '/login');
  await expect(page.getByText('You are logged in as Ruwani Silva.')).toBeVisible();
  await expect(page.getByText('Waiting. We are reading your application and will call you.')).toBeVisible();
  await expectNoViolations(page);

  const [{ _id }] = (await api.get(`/user/get?filter=${asFilter({ email })}`)) as [{ _id: string }];
  await api.put(`/user/${_id}/update`, { status: 'approved' });
  const [message] = (await api.get(`/outbox?filter=${asFilter({ recordId: _id })}`)) as [{ _id: string; to: string }];
  expect(message).toMatchObject({ template: 'application-approved', to: email, status: 'waiting' });
  await page.reload();
  const stands = page.getByRole('region', { name: 'Where your application stands' });
  await expect(stands.locator('li[aria-current="step"]')).toContainText('Approved');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#password')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test.describe('what only the server can see', () => {
  test.use({ expectedNoise: [/status of 4(00|01|09|15)/] });

  test('a vacancy leads to its role in the form, which keeps what was begun; a picture called .pdf and an address that is taken are named', async ({
    page,
    api,
  }) => {
    const email = newEmail();
    // Another test looks at how headings break: a short word.
    const title = `කථන චිකිත්සක, ගාල්ල ${uniqueWord().slice(0, 7)}`;
    await api.post('/vacancy', {
      title,
      teacher_type: 'Speech_Therapist',
      district: 'Galle',
      hours: 'උදේ 8 සිට 12',
      pay: 'රු. 3,000',
      description: 'දරුවන් හතර දෙනෙක්.',
      safeguarding: 'නිර්දේශ දෙකක්.',
      closingDate: `${NEXT_YEAR}-01-31`,
    });
    await open(page, '/si/Careers');
    const post = page.locator('li.card', { hasText: title });
    await expect(post).toContainText(`${NEXT_YEAR} ජනවාරි 31`);
    await post.getByRole('link').click();
    const role = page.getByLabel('කථන චිකිත්සක', { exact: true });
    await expect(role).toBeChecked();
    await page.locator('#full_name').fill('Ruwani');
    // She comes back later, by another way: what was begun is still there, and so is the role.
    await open(page, '/si/signup');
    await expect(page.locator('#full_name')).toHaveValue('Ruwani');
    await expect(role).toBeChecked();
    await fillIn(page, { ...APPLICANT, email });
    await page.locator('#cv').setInputFiles({ ...CV, buffer: Buffer.from('GIF89a not a pdf at all') });
    await pressMainButton(page);
    await expect(page.locator('.summary a')).toHaveText('PDF ගොනු පමණක් පිළිගනු ලැබේ.');
    await expect(page.locator('#full_name')).toHaveValue('Ruwani Silva');
    await page.locator('#cv').setInputFiles(CV);
    await pressMainButton(page);
    await expect(page).toHaveURL(/\/si$/);
    expect(await api.get(`/user/get?filter=${asFilter({ email })}`)).toMatchObject([
      { teacher_type: 'Speech_Therapist' },
    ]);
    // Whoever applies in Sinhala is answered in Sinhala.
    expect(await api.get(`/outbox?filter=${asFilter({ email })}`)).toMatchObject([
      { template: 'application-received', language: 'si' },
    ]);
    await open(page, '/signup');
    await apply(page, email);
    await page.locator('.summary a').click();
    await expect(page.locator('#email')).toBeFocused();
  });
});
