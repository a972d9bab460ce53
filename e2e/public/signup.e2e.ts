import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { open } from './pages.js';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const CV = { name: 'cv of ruwani.pdf', mimeType: 'application/pdf', buffer: PDF };

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ruwani Silva');
  await page.getByLabel('Home address').fill('4 Temple Road\nKandy');
  await page.getByLabel('Phone number').fill('071 234 5678');
  await page.getByLabel('WhatsApp number').fill('+94 71 234 5678');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Shadow teacher').check();
  await page.getByLabel('Password', { exact: true }).fill('පළමු පියවර 1');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my application' }).click();
const newEmail = () => `ruwani.${randomUUID()}@example.com`;

test('a teacher registers with a CV and is thanked by name', async ({ page, api }) => {
  const email = newEmail();
  await open(page, '/signup');
  await fill(page, email);
  await page.getByLabel('CV').setInputFiles(CV);
  await expect(page.getByText('cv of ruwani.pdf')).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Thank you, Ruwani Silva. We have your application as Shadow teacher.')).toBeVisible();

  const filter = encodeURIComponent(JSON.stringify({ email }));
  const [user] = (await api.get(`/user/get?filter=${filter}`)) as { phone_number: string; whatsapp_number: string }[];
  expect(user).toMatchObject({ phone_number: '0712345678', whatsapp_number: '0712345678', status: 'pending' });
});

test('a file that is no PDF is refused before it is sent, and nothing typed is lost', async ({ page }) => {
  await open(page, '/signup');
  await fill(page, newEmail());
  await page.getByLabel('CV').setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: PDF });
  await send(page);
  await expect(page.getByRole('link', { name: 'Only PDF files are allowed.' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ruwani Silva');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('පළමු පියවර 1');
  await page.getByRole('button', { name: 'Remove this file' }).click();
  await expect(page.getByText('cv.docx')).toBeHidden();
  await expect(page.getByLabel('CV')).toBeFocused();
});

test.describe('what only the server can see', { tag: '@phone' }, () => {
  test.use({ expectedNoise: [/status of 4(00|09|15)/] });

  test('a picture called .pdf is refused, with everything kept', async ({ page }) => {
    await open(page, '/si/signup');
    for (const [id, value] of Object.entries({
      full_name: 'රුවනි සිල්වා',
      home_address: 'මහනුවර',
      phone_number: '0712345678',
      whatsapp_number: '0712345678',
      email: newEmail(),
      password: 'පළමු පියවර 1',
    })) {
      await page.locator(`#${id}`).fill(value);
    }
    await page.locator('#teacher_type').check();
    await page.locator('#cv').setInputFiles({ ...CV, buffer: Buffer.from('GIF89a not a pdf at all') });
    await page.locator('form.form button:not([type="button"])').click();
    await expect(page.locator('.summary a')).toHaveText('PDF ගොනු පමණක් පිළිගනු ලැබේ.');
    await expect(page.locator('#full_name')).toHaveValue('රුවනි සිල්වා');
    await expect(page.getByText(CV.name)).toBeVisible();
  });

  test('an e-mail address that is taken is named at its field', async ({ page }) => {
    const email = newEmail();
    for (const time of ['first', 'second']) {
      await open(page, '/signup');
      await fill(page, email);
      await page.getByLabel('CV').setInputFiles(CV);
      await send(page);
      if (time === 'first') await expect(page).toHaveURL(/\/$/);
    }
    await expect(page.locator('.summary')).toBeFocused();
    await page.locator('.summary a').click();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('a reload keeps the answers but never the password', async ({ page }) => {
  await open(page, '/signup');
  await fill(page, newEmail());
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Ruwani Silva');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('පළමු');
});
