import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, openFilters, openList, rowOf } from './pages.js';
import { createBooking, createCourse, createCourseRequest, createMessage, uniqueWord } from './records.js';

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }));
  await signInAsAdmin(page, baseURL ?? '');
});

const panel = (page: Page) => page.getByRole('complementary');

test(
  'from the dashboard a booking is approved and told with three clicks',
  { tag: '@both' },
  async ({ page, context, api }) => {
    const word = uniqueWord();
    const parent = { parentName: `Malini ${word}`, parentPhone: '0771234567', language: 'ta' };
    await createBooking(api, 'shadow-teacher', `Kasun ${word}`, parent);
    await page.goto('/dashboard-admin');
    await page.getByRole('link', { name: /All bookings waiting/ }).click();
    await page.getByLabel('Search by child, parent or phone').fill(word);
    await expect(page).toHaveURL(new RegExp(word));
    await expect(rowOf(page, word)).toHaveCount(1);
    await button(page, `Approve Kasun ${word}`).click();
    await expect(panel(page)).toContainText(`Status of Kasun ${word} saved: Approved.`);
    await expect(panel(page)).toContainText('Not told yet.');
    const opened = context.waitForEvent('page');
    const whatsapp = panel(page).getByRole('link', { name: /^WhatsApp to Malini/ });
    await whatsapp.click();
    const sent = new URL((await opened).url());
    expect(sent.pathname).toBe('/94771234567');
    expect(sent.searchParams.get('text')).toMatch(/^வணக்கம் Malini/);
    await expect(panel(page)).toContainText('Told on WhatsApp by admin@onestep.test');

    await openFilters(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rowOf(page, word)).toContainText('Told on WhatsApp');
    await rowOf(page, word)
      .getByRole('link', { name: `Kasun ${word}` })
      .click();
    const told = page.getByRole('region', { name: 'Told' });
    await expect(told.getByRole('heading', { level: 3 })).toHaveText([
      'The booking is approved',
      'We have the booking',
    ]);
    await expect(told).toContainText('Told on WhatsApp by admin@onestep.test');
    await expect(page.getByRole('region', { name: 'What the family sees' })).toContainText('The family was told.');
  },
);

test('what is decided and not told is found again, and told by phone', async ({ page, api }) => {
  const word = uniqueWord();
  const id = await createBooking(api, 'counselling-teacher', `Kasun ${word}`, { parentPhone: '0771234567' });
  await api.put(`/counselling-teacher/update-booking/${id}`, { status: 'Rejected' });
  await openList(page, '/inbox', word);
  await openFilters(page);
  await page.getByRole('button', { name: 'Decided, not told' }).click();
  await button(page, `Not told yet about the decision for Kasun ${word}`).click();
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await cleanInBoth(page);
  await panel(page)
    .getByRole('button', { name: /^Told by phone/ })
    .click();
  await expect(panel(page)).toContainText('Told by phone by admin@onestep.test');
  await expect(rowOf(page, word)).toHaveCount(0);
});

test('an accepted course request shows its link, and can be taken back until it is opened', async ({ page, api }) => {
  const word = uniqueWord();
  await createCourse(api, `Calm ${word}`);
  await createCourseRequest(api, `Anula ${word}`, `Calm ${word}`);
  await openList(page, '/courseRequests', word);
  await button(page, `Accept the request of Anula ${word} for Calm ${word}`).click();
  await expect(panel(page)).toContainText('Not told yet.');
  await panel(page).getByRole('button', { name: 'More' }).click();
  await expect(panel(page)).toContainText(/\/booking-status#[\w-]{43}/);
  await expect(panel(page).getByRole('button', { name: /^Copy the link/ })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: `Undo the decision for Anula ${word}` })
    .click();
  await expect(page.getByText(`Taken back: the status of Anula ${word} is Pending again.`)).toBeVisible();
  const accept = button(page, `Accept the request of Anula ${word} for Calm ${word}`);
  await expect(accept).toBeVisible();
  await expect(accept).not.toBeFocused();
  await expect(panel(page)).toBeEmpty();
  await accept.click();
  await button(page, `Close what is to be told`).click();
  await rowOf(page, word)
    .getByRole('button', { name: `Take back the decision for Anula ${word}` })
    .click();
  await expect(accept).toBeVisible();
});

test('a decision is undone with one click, on whatever page one is by then', async ({ page, api }) => {
  const word = uniqueWord();
  const id = await createBooking(api, 'shadow-teacher', `Kasun ${word}`, { parentPhone: '0771234567' });
  await openList(page, '/inbox', word);
  await button(page, `Approve Kasun ${word}`).click();
  await rowOf(page, word)
    .getByRole('link', { name: `Kasun ${word}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Kasun ${word}` })).toBeVisible();
  await cleanInBoth(page);
  await button(page, `Undo the decision for Kasun ${word}`).click();
  await expect(button(page, `Approve Kasun ${word}`)).toBeVisible();
  await expect(page.locator(':focus')).not.toHaveAttribute('data-decides');
  await expect(page.getByRole('region', { name: 'Told' }).getByRole('heading', { level: 3 })).toHaveText([
    'We have the booking',
  ]);
  const filter = encodeURIComponent(JSON.stringify({ recordId: id, q: '', status: 'waiting' }));
  expect(await api.get(`/outbox?filter=${filter}`)).toMatchObject([{ template: 'booking-received' }]);
});

test('every message is in one list', async ({ page, api }) => {
  const word = uniqueWord();
  await createMessage(api, `Meena ${word}`);
  await page.goto(`/outgoing-messages?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`);
  await openFilters(page);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rowOf(page, word)).toContainText('We have the message');
  await button(page, `Details for Meena ${word}`).click();
  await expect(page.getByText(/^Hello Meena/)).toBeVisible();
  await cleanInBoth(page);
  await rowOf(page, word).getByRole('link', { name: 'We have the message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Meena ${word}` })).toBeVisible();
});

test('a message is answered on its page, and the answer is told', async ({ page, api }) => {
  const word = uniqueWord();
  await createMessage(api, `Meena ${word}`);
  await openList(page, '/getcontact', word);
  await expect(rowOf(page, word)).toContainText('New');
  await page.getByRole('link', { name: `Meena ${word}` }).click();
  await page.getByRole('button', { name: 'Answer the message' }).click();
  await expect(page.getByText('Enter your answer.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer' }).fill('We open at eight.');
  await cleanInBoth(page);
  await page.getByRole('button', { name: 'Answer the message' }).click();
  await expect(panel(page)).toContainText(`The message of Meena ${word} is answered.`);
  await expect(panel(page).getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});
