import { NOTICE_VERSION } from '#contract/notice';
import { expectNoViolations, expect, test } from '../support/fixtures.js';
import { pressMainButton, isAtStep } from './booking-form.js';
import { focusIsOn, open } from './pages.js';
import { asFilter, bookingsFor, someChild } from './records.js';

test('a mother of a child of four says what she knows, and nothing is decided for her', async ({ page, api }) => {
  const childName = someChild();
  await open(page, '/si/booking-special-needs-teacher');
  await page.locator('#parentName').fill('නදීශා');
  await page.locator('#parentPhone').fill('+974 3312 3456');
  await pressMainButton(page);
  await isAtStep(page, 2);
  await page.locator('#childAge').fill('4');
  await page.locator('#schoolGrade-instead-notYet').check();
  await page.locator('#childName').fill(childName);
  await pressMainButton(page);
  await isAtStep(page, 3);
  await page.locator('#homeLocation').fill('Ja-Ela');
  await page.locator('#noOfsessionPerweek-instead-unknown').check();
  await page.locator('#startingDate-instead-unknown').check();
  await expectNoViolations(page);
  await pressMainButton(page);
  await isAtStep(page, 4);
  await page.locator('#requirementsNeeds').fill('කතා කිරීමට උදව්');
  await page.locator('#childNeeds').fill('සෙල්ලම්');
  await page.locator('#diagnosedCondition-instead-notTold').check();
  await pressMainButton(page);
  await isAtStep(page, 'check');
  await expect(page.getByText('තවම දන්නේ නැත')).toHaveCount(2);
  await page.locator('#guardian').check();
  await pressMainButton(page);
  await expect(page.locator('.reference')).toBeVisible();
  await expect(page.getByText('තවම පාසල් යන්නේ නැත')).toBeVisible();
  const [stored] = await bookingsFor(api, 'special-need-teacher', childName);
  expect(stored).toMatchObject({
    parentPhone: '+97433123456',
    childAge: 4,
    notAtSchool: true,
    language: 'si',
    homeLocation: 'Ja-Ela',
    childNeeds: 'සෙල්ලම්',
    consentVersion: NOTICE_VERSION,
    consentLanguage: 'si',
    noOfsessionPerweekOpen: true,
    startingDateOpen: true,
    diagnosedCondition: 'Nobody has told us yet',
  });
});

test('the mother of a child of two is told to talk to us, and asks for a call with one tap more', async ({
  page,
  api,
}) => {
  const name = someChild();
  await open(page, '/ta/booking-therapy-session-teacher');
  await page.locator('#parentName').fill(name);
  await page.locator('#parentPhone').fill('077 123 4567');
  await pressMainButton(page);
  await isAtStep(page, 2);
  await page.locator('#childAge').fill('2');
  await pressMainButton(page);
  await focusIsOn(page, 'முதலில் எங்களுடன் பேசுங்கள்');
  await expectNoViolations(page);
  await page.locator('.offer a.button').click();
  await expect(page).toHaveURL(/\/ta\/call-me-back$/);
  await expect(page.locator('#phone')).toHaveValue('077 123 4567');
  await pressMainButton(page);
  await expect(page.getByRole('heading', { name: 'உங்களை அழைப்போம்.' })).toBeFocused();
  await expectNoViolations(page);
  expect(await api.get(`/contact/getcontact?filter=${asFilter({ name })}`)).toMatchObject([
    {
      phone: '0771234567',
      noEmail: true,
      callBack: true,
      language: 'ta',
      message: 'தயவுசெய்து என்னை அழையுங்கள்.\nபிள்ளையின் வயது: 2',
    },
  ]);
});

test('a double tap on Continue answers nothing on the next step', async ({ page }) => {
  await open(page, '/booking-shadow-teacher');
  await page.locator('#parentName').fill('Nimal Perera');
  await page.locator('#parentPhone').fill('0771234567');
  await page.locator('form.form button:not([type="button"])').dblclick();
  await isAtStep(page, 2);
  await expect(page.locator('.form-main input:checked')).toHaveCount(0);
  // Which can be answered at once.
  await page.getByLabel('Goes to preschool').check();
});
