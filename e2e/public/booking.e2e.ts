import { axeClean, expect, test } from '../support/fixtures.js';
import { answerAll, answerSteps, changeAnswer, goOn, isAtStep, SEND, SENT, sentBookings } from './booking-form.js';
import { focusIsOn, open } from './pages.js';

interface Booking {
  _id: string;
  childName: string;
  parentPhone: string;
  startingDate: string;
  status: string;
  guardian?: string;
}

test('a parent books a shadow teacher', async ({ page, api }) => {
  const sent = sentBookings(page);
  await open(page, '/shadow-teacher');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await answerAll(page);
  await axeClean(page);
  await expect(page.getByText('15 January 2027')).toBeVisible();
  await page.getByRole('button', { name: SEND }).click();

  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
  await axeClean(page);
  const reference = (await page.locator('.reference').textContent()) ?? '';
  expect(sent).toHaveLength(1);

  const bookings = (await api.get('/shadow-teacher/view-booking')) as Booking[];
  const stored = bookings.find(({ _id }) => _id === reference);
  expect(stored).toMatchObject({ childName: 'කාව්‍යා', parentPhone: '0771234567', status: 'Pending' });
  expect(stored?.startingDate).toMatch(/^2027-01-15/);
  expect(stored).not.toHaveProperty('guardian');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible();
  await expect(page.locator('.reference')).toHaveText(reference);
  await page.getByRole('link', { name: 'Book for another child' }).click();
  await expect(page.locator('#parentName')).toHaveValue('');
});

test('the way back walks the steps and keeps the answers', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerSteps(page, 1, 2);
  await expect(page.getByText('Step 3 of 5')).toBeVisible();
  await page.goBack();
  await isAtStep(page, 2);
  await focusIsOn(page, 'About your child');
  await expect(page.locator('#childAge')).toHaveValue('7');
  await page.goBack();
  await isAtStep(page, 1);
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  await page.goForward();
  await isAtStep(page, 2);
  await expect(page.locator('#childAge')).toHaveValue('7');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await isAtStep(page, 1);
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
});

test('a reload keeps the step and the answers, and they can be deleted', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerSteps(page, 1, 1);
  await page.getByLabel("Child's name").fill('Kavya');
  await page.reload();
  await expect(page.getByLabel("Child's name")).toHaveValue('Kavya');
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Kavya');
});

test('answers left alone for half an hour are forgotten', async ({ page }) => {
  await page.clock.install();
  await open(page, '/booking-shadow-teacher');
  await page.getByLabel('Your name').fill('Nimal Perera');
  await page.clock.fastForward('31:00');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('one answer is changed from the check, and the check comes back', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await answerAll(page);
  await changeAnswer(page, 2, "Child's age");
  await page.getByLabel("Child's age", { exact: true }).fill('8');
  await goOn(page);
  await isAtStep(page, 'check');
  await expect(page.locator('dd', { hasText: /^8$/ })).toBeVisible();
});

test('the whole form works from the keyboard', async ({ page }) => {
  const type = async (value: string) => {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  };
  await open(page, '/booking-shadow-teacher');
  await page.getByLabel('Your name').focus();
  await type('Nimal Perera');
  await type('077-123-4567');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About your child' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const value of ['Kavya', '7', '2']) await type(value);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const value of ['Vidyaloka', 'Wattala', '7.30 to 1.30', '15', '1', '2027']) await type(value);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What your child needs' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const value of ['Help with writing', 'Quiet breaks', '']) await type(value);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await page.getByLabel('I am the parent or legal guardian of this child.').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
});
