import { NOTICE_VERSION } from '#contract/notice';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { answerAll, answerSteps, changeAnswer, pressMainButton, isAtStep, SENT } from './booking-form.js';
import { enlarge, share } from './enlarged.js';
import { focusIsOn, open, readIn } from './pages.js';
import { bookingsFor, someChild } from './records.js';
import { NEXT_YEAR } from '../support/next-year.js';

test('the back button goes through the steps; answers are kept over a reload, and for days on an own phone', async ({
  page,
}) => {
  await open(page, '/booking-shadow-teacher');
  await answerSteps(page, 1, 2);
  await page.goBack();
  await isAtStep(page, 2);
  await focusIsOn(page, 'About your child');
  await expect(page.locator('#childAge')).toHaveValue('7');
  await page.reload();
  await expect(page.locator('#childAge')).toHaveValue('7');
  await page.goBack();
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  await page.goForward();
  await isAtStep(page, 2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await isAtStep(page, 1);
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');

  await page.getByLabel('This phone or computer is mine. Keep my answers for 7 days.').check();
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await page.clock.setFixedTime(inDays(6));
  await open(page, '/booking-shadow-teacher');
  await expect(page.locator('#parentName')).toHaveValue('Nimal Perera');
  await page.clock.setFixedTime(inDays(14));
  await open(page, '/booking-shadow-teacher');
  await expect(page.getByText(/^What you began to write here is deleted\./)).toBeVisible();
  await expect(page.locator('#parentName')).toHaveValue('');
});

test('the whole form works from the keyboard', { tag: '@desk' }, async ({ page }) => {
  // On the way forward the first question has the focus.
  const type = async (...values: string[]) => {
    for (const value of values) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };
  await open(page, '/booking-shadow-teacher');
  await page.locator('#parentName').focus();
  // A question with an answer already is one stop.
  await type('Nimal Perera', '077-123-4567', '', '');
  await isAtStep(page, 2);
  // The grade has two boxes to tick instead of it.
  await type('7', '2', '', '', 'Kavya');
  await isAtStep(page, 3);
  await type('Vidyaloka', 'Wattala', '7.30 to 1.30', '15', '1', String(NEXT_YEAR));
  await isAtStep(page, 4);
  await type('Help with writing', 'Quiet breaks', '', '', '');
  await isAtStep(page, 'check');
  await page.locator('#guardian').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeFocused();
});

test('a form sent from two tabs is one booking, with the language of the moment of consent; changed after sending, it is another', async ({
  page,
  context,
  api,
}) => {
  const [childName, otherChild] = [someChild(), someChild()];
  await open(page, '/ta/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher', { childName });
  await expectNoViolations(page);
  // With text twice as large, on the smallest phone, nothing beside an answer takes its line.
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await enlarge(page, '200%');
  expect(await share(page, '.check-list dt')).toBe(1);
  await enlarge(page, '100%');
  if (viewport) await page.setViewportSize(viewport);
  await readIn(page, 'en');
  await expect(page).toHaveURL(/\/booking-counselling-teacher#check$/);
  await expect(page.locator('#guardian')).toBeChecked();
  const tab = await context.newPage();
  await open(tab, '/booking-counselling-teacher#check');
  await expect(tab.locator('#guardian')).toBeChecked();
  const last = await context.newPage();
  await open(last, '/booking-counselling-teacher#check');
  for (const one of [tab, page]) {
    await pressMainButton(one);
    await expect(one.locator('.reference')).toBeVisible();
  }
  expect(await bookingsFor(api, 'counselling-teacher', childName)).toMatchObject([
    {
      noOfsessionPerweek: 1,
      childCondition: 'Finds new people hard',
      status: 'Pending',
      consentVersion: NOTICE_VERSION,
      consentLanguage: 'ta',
    },
  ]);
  await changeAnswer(last, 'childName', "Child's name");
  await last.locator('#childName').fill(otherChild);
  await pressMainButton(last);
  await isAtStep(last, 'check');
  await pressMainButton(last);
  await expect(last.locator('.reference')).toBeVisible();
  expect(await bookingsFor(api, 'counselling-teacher', otherChild)).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('the form says so, keeps everything, and sends the same booking once, also after a lost answer and a reload', async ({
    page,
    context,
    api,
  }) => {
    const childName = someChild();
    await open(page, '/booking-shadow-teacher');
    await answerAll(page, 'shadow-teacher', { childName });
    await context.setOffline(true);
    await pressMainButton(page);
    await expect(page.locator('.summary')).toBeFocused();
    await expect(page.getByText('There is no internet connection.')).toBeVisible();
    await context.setOffline(false);

    await page.route('**/add-booking', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.summary')).toContainText('An error occurred. Please try again.');
    await page.unroute('**/add-booking');
    await page.reload();
    await pressMainButton(page);
    await expect(page.getByRole('heading', { level: 1, name: SENT })).toBeVisible();
    expect(await bookingsFor(api, 'shadow-teacher', childName)).toHaveLength(1);
  });
});
