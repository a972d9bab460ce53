import { expect, test } from '../support/fixtures.js';
import { answerAll, answerSteps, pressAgain, SEND, SENT, sentBookings } from './booking-form.js';
import { bookedFor, someChild } from './records.js';
import { open } from './pages.js';

test('an empty step says what to do, in the order of its questions', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await page.getByLabel('Your phone number').fill('077 123');
  await page.keyboard.press('Tab');
  await expect(page.locator('.field-error')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.locator('.summary')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await page.locator('.summary a').allTextContents()).toEqual([
    'Enter your name.',
    'Please enter a valid 10-digit phone number.',
  ]);
  await page.getByRole('link', { name: 'Please enter a valid 10-digit phone number.' }).click();
  const phone = page.getByLabel('Your phone number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue('077 123');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/Error: Please enter a valid 10-digit phone number\./);
  await expect(page).toHaveURL(/booking-shadow-teacher$/);

  await answerSteps(page, 1, 1);
  await expect(page).not.toHaveTitle(/Error/);
});

test('nobody jumps over unanswered steps', async ({ page }) => {
  await open(page, '/booking-shadow-teacher#check');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test('without the guardian’s tick nothing is sent', async ({ page }) => {
  const sent = sentBookings(page);
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await page.getByLabel('I am the parent or legal guardian of this child.').uncheck();
  await page.getByRole('button', { name: SEND }).click();
  await page.locator('.summary a').click();
  await expect(page.locator('#guardian')).toBeFocused();
  expect(sent).toHaveLength(0);
});

test('two taps make one booking', async ({ page, api }) => {
  const sent = sentBookings(page);
  const childName = someChild();
  await open(page, '/booking-shadow-teacher');
  await answerAll(page, 'shadow-teacher', { childName });
  await page.getByRole('button', { name: SEND }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await bookedFor(api, 'shadow-teacher', childName)).toHaveLength(1);
});

test('a second tap that comes late presses nothing on the page that thanks', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await page.getByRole('button', { name: SEND }).click();
  const thanks = page.getByRole('heading', { level: 1, name: SENT });
  await expect(thanks).toBeFocused();
  await page.getByRole('link', { name: 'Book for another child' }).hover();
  await pressAgain(page);
  await expect(thanks).toBeFocused();
  await page.getByRole('link', { name: 'Book for another child' }).click();
  await expect(thanks).toBeHidden();
});

test.describe('without a connection', { tag: '@phone' }, () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('the form says so, keeps everything, and sends the same booking later', async ({ page, context, api }) => {
    const sent = sentBookings(page);
    const childName = someChild();
    await open(page, '/booking-shadow-teacher');
    await answerAll(page, 'shadow-teacher', { childName });
    await context.setOffline(true);
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.locator('.summary')).toBeFocused();
    await expect(page.getByText('There is no internet connection.')).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible();
    const keys = await Promise.all(sent.map((request) => request.headerValue('Idempotency-Key')));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await bookedFor(api, 'shadow-teacher', childName)).toHaveLength(1);
  });

  test('a lost answer and a reload still make one booking', async ({ page, api }) => {
    const childName = someChild();
    await open(page, '/booking-shadow-teacher');
    await answerAll(page, 'shadow-teacher', { childName });
    const ids: string[] = [];
    await page.route('**/add-booking', async (route) => {
      const answer = await route.fetch();
      ids.push(((await answer.json()) as { bookingId: string }).bookingId);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.locator('.summary')).toContainText('An error occurred. Please try again.');
    await page.reload();
    await page.getByRole('button', { name: SEND }).click();
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await bookedFor(api, 'shadow-teacher', childName)).toHaveLength(1);
  });
});
