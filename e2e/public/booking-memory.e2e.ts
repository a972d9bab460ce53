import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { answerAll, answerSteps, changeAnswer, goOn, isAtStep } from './booking-form.js';
import { open } from './pages.js';
import { bookedFor, someChild } from './records.js';

/** A counselling booking up to the button that sends it. */
async function readyToSend(page: Page, childName = someChild()): Promise<string> {
  await open(page, '/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher', { childName });
  return childName;
}

test('a new tab finds the draft of a closed one, and sending it there is the end of it', async ({
  page,
  context,
  api,
}) => {
  const childName = await readyToSend(page);
  await page.close();

  const tab = await context.newPage();
  await open(tab, '/booking-counselling-teacher#check');
  await expect(tab.locator('#guardian')).toBeChecked();
  await goOn(tab);
  await expect(tab.locator('.reference')).toBeVisible();
  expect(await bookedFor(api, 'counselling-teacher', childName)).toHaveLength(1);
  expect(await tab.evaluate(() => JSON.stringify(localStorage))).not.toContain('Kavya');
});

test('one form in two tabs is one booking; what is changed after it was sent is another', async ({
  page,
  context,
  api,
}) => {
  const childName = await readyToSend(page);
  const tab = await context.newPage();
  await open(tab, '/booking-counselling-teacher#check');
  await goOn(tab);
  await expect(tab.locator('.reference')).toBeVisible();
  await goOn(page);
  await expect(page.locator('.reference')).toHaveText((await tab.locator('.reference').textContent()) ?? '');
  expect(await bookedFor(api, 'counselling-teacher', childName)).toHaveLength(1);

  // Both tabs once more; this time the second one is changed for another child before it is sent.
  await readyToSend(page, childName);
  const other = await context.newPage();
  await open(other, '/booking-counselling-teacher#check');
  await goOn(page);
  await expect(page.locator('.reference')).toBeVisible();
  await changeAnswer(other, 2, "Child's name");
  const otherChild = someChild();
  await other.locator('#childName').fill(otherChild);
  await goOn(other);
  await isAtStep(other, 'check');
  await goOn(other);
  await expect(other.locator('.reference')).toBeVisible();
  expect(await bookedFor(api, 'counselling-teacher', otherChild)).toHaveLength(1);
});

test('what was sent once is offered for the next booking, with one tap', async ({ page }) => {
  await open(page, '/booking-counselling-teacher');
  await expect(page.getByRole('heading', { name: 'Use your details again?' })).toBeHidden();
  await answerAll(page, 'counselling-teacher', { childName: 'Kavya Perera' });
  await goOn(page);
  await expect(page.locator('.reference')).toBeVisible();

  await open(page, '/booking-therapy-session-teacher');
  await page.getByRole('button', { name: 'For the same child' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your phone number')).toHaveValue('+94 77 123 4567');
  await expect(page.getByRole('heading', { name: 'Use your details again?' })).toBeHidden();
  await goOn(page);
  await isAtStep(page, 2);
  await expect(page.locator('#childName')).toHaveValue('Kavya Perera');
  await expect(page.locator('#schoolGrade')).toHaveValue('2');

  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Use your details again?' })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Kavya');
});

test('for another child only the parent comes back, and after half an hour nothing does', async ({ page }) => {
  await page.clock.install();
  await open(page, '/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher');
  await goOn(page);
  await page.getByRole('link', { name: 'Book for another child' }).click();
  await page.getByRole('button', { name: 'For another child' }).click();
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  await goOn(page);
  await isAtStep(page, 2);
  await expect(page.locator('#childName')).toHaveValue('');
  await page.clock.fastForward('31:00');
  await open(page, '/booking-shadow-teacher');
  await expect(page.getByRole('button', { name: 'For the same child' })).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nimal');
});

test('a number is taken as people write it, and stays on screen as it was typed', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  for (const phone of ['077 123 4567', '077-123-4567', ' +94 77 123 4567 ', '0094771234567']) {
    await page.locator('#parentName').fill('Nimal Perera');
    await page.locator('#parentPhone').fill(phone);
    await goOn(page);
    await isAtStep(page, 2);
    await page.goBack();
    await isAtStep(page, 1);
    await expect(page.locator('#parentPhone')).toHaveValue(phone);
  }
});

test('a day that has passed is pointed out before sending', async ({ page }) => {
  await open(page, '/booking-special-needs-teacher');
  await answerAll(page, 'special-need-teacher', { 'startingDate-year': '2025' });
  await expect(page.getByText('This day has already passed. Is it right?')).toBeVisible();
});

test('a server that breaks down takes nothing away, and says so in every language', async ({ page }) => {
  await page.route('**/add-booking', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  await open(page, '/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher');
  await goOn(page);
  const summary = page.locator('.summary');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('An error occurred. Please try again.');
  for (const [name, sentence] of [
    ['සිංහල', 'දෝෂයක් සිදු වුණා. කරුණාකර නැවත උත්සාහ කරන්න.'],
    ['தமிழ்', 'பிழை ஏற்பட்டது. தயவுசெய்து மீண்டும் முயலுங்கள்.'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(summary).toContainText(sentence);
  }
  await expect(page.locator('dd', { hasText: 'Nimal Perera' })).toBeVisible();

  await page.unroute('**/add-booking');
  await goOn(page);
  await expect(page.locator('.reference')).toBeVisible();
});
test.use({ expectedNoise: [/status of 500/] });

test('what is wrong is said in Sinhala and in Tamil', async ({ page }) => {
  await open(page, '/si/booking-readiness-teacher');
  await goOn(page);
  await expect(page.locator('.summary a').first()).toHaveText('ඔබේ නම ඇතුළත් කරන්න.');
  await page.getByRole('link', { name: 'தமிழ்', exact: true }).click();
  await expect(page.locator('.summary a').first()).toHaveText('உங்கள் பெயரை எழுதுங்கள்.');
  await answerSteps(page, 1, 1);
  await page.locator('#childAge').fill('2');
  await goOn(page);
  await expect(page.locator('#childAge-error')).toContainText('பிள்ளையின் வயது');
  await expect(page.locator('#childAge-error')).toContainText('18');
});
