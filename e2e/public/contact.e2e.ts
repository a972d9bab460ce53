import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeClean, expect, test } from '../support/fixtures.js';
import { goOn, pressAgain } from './booking-form.js';
import { open } from './pages.js';
import { asFilter } from './records.js';

const MESSAGE = 'Do you also come to Negombo?\nමගේ දුවට වයස 6යි.';
const SEND = '**/contact/addcontact';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#name').fill('Ruwan Perera');
  await page.locator('#email').fill(email);
  await page.locator('#message').fill(MESSAGE);
}

const newEmail = () => `ruwan.${randomUUID()}@example.com`;

test('a message is sent, thanked for in the language of the page, and the form is empty again', async ({
  page,
  api,
}) => {
  for (const [path, thanks] of [
    ['/addcontact', 'Message sent successfully!'],
    ['/si/addcontact', 'ඔබේ පණිවිඩය සාර්ථකව යැව්වා!'],
  ] as const) {
    const email = newEmail();
    await open(page, path);
    await fillIn(page, email);
    await page.locator('form.form button:not([type="button"])').dblclick();
    await expect(page.locator('h2', { hasText: thanks })).toBeFocused();
    for (const id of ['name', 'email', 'message']) await expect(page.locator(`#${id}`)).toHaveValue('');
    await axeClean(page);
    expect(await api.get(`/contact/getcontact?filter=${asFilter({ email })}`)).toMatchObject([
      { name: 'Ruwan Perera', message: MESSAGE },
    ]);
  }
});

test('the late second press of a double tap takes the focus from nothing', async ({ page }) => {
  await open(page, '/addcontact');
  await fillIn(page, newEmail());
  await goOn(page);
  const thanks = page.getByRole('heading', { name: 'Message sent successfully!' });
  await expect(thanks).toBeFocused();
  await pressAgain(page);
  await expect(thanks).toBeFocused();
});

test.describe('when it does not work', { tag: '@phone' }, () => {
  test.use({ expectedNoise: [/status of (400|500)|ERR_FAILED/] });

  test('the failure is named, everything stays, and the same message is sent later', async ({ page, api }) => {
    const email = newEmail();
    await open(page, '/addcontact');
    await goOn(page);
    expect(await page.locator('.summary a').allTextContents()).toEqual([
      'Enter your name.',
      'Enter your email address.',
      'Enter your message.',
    ]);
    await fillIn(page, email);
    await page.route(SEND, (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }));
    await goOn(page);
    const summary = page.locator('.summary');
    await expect(summary).toContainText('An error occurred. Please try again later.');

    await page.unroute(SEND);
    await page.route(SEND, (route) => route.fulfill({ status: 400, json: { message: 'Not today, please call us.' } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary).toContainText('Not today, please call us.');

    await page.unroute(SEND);
    await page.route(SEND, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await goOn(page);
    await expect(summary).toContainText('nothing is sent twice');
    await page.unroute(SEND);
    await page.reload();
    await expect(page.locator('#message')).toHaveValue(MESSAGE);
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused();
    expect(await api.get(`/contact/getcontact?filter=${asFilter({ email })}`)).toHaveLength(1);
  });
});
