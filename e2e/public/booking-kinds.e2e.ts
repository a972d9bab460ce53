import { NOTICE_VERSION } from '../../public-web/notice.js';
import { axeClean, expect, test } from '../support/fixtures.js';
import { answerAll, goOn, type Kind } from './booking-form.js';
import { open } from './pages.js';
import { bookedFor, someChild } from './records.js';

/** Each kind through to the record, in turns of the three languages; the shadow teacher's is in booking.e2e.ts. */
const BOOKINGS = [
  { kind: 'special-need-teacher', path: '/booking-special-needs-teacher', language: 'en' },
  { kind: 'readiness-teacher', path: '/si/booking-readiness-teacher', language: 'si' },
  { kind: 'counselling-teacher', path: '/ta/booking-counselling-teacher', language: 'ta' },
  { kind: 'therapy-session-teacher', path: '/si/booking-therapy-session-teacher', language: 'si' },
] as const satisfies readonly { kind: Kind; path: string; language: string }[];

const OWN_FIELDS = {
  'special-need-teacher': { homeLocation: 'Ja-Ela', noOfsessionPerweek: 3, childNeeds: 'Quiet breaks' },
  'readiness-teacher': { noOfdaysPerweek: 4, noOfhoursPerweek: 8, diagnosedCondition: 'Speech delay' },
  'counselling-teacher': { noOfsessionPerweek: 1, childCondition: 'Finds new people hard' },
  'therapy-session-teacher': { noOfsessionPerweek: 2, childCondition: 'Finds new people hard' },
} as const;

for (const { kind, path, language } of BOOKINGS) {
  test(`a ${kind} is booked in ${language}, with the consent that was read`, async ({ page, api }) => {
    const childName = someChild();
    await open(page, path);
    await answerAll(page, kind, { childName });
    await axeClean(page);
    await goOn(page);
    const reference = page.locator('.reference');
    await expect(reference).toHaveText(/^[0-9a-f]{24}$/);
    const [stored, ...others] = await bookedFor(api, kind, childName);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...OWN_FIELDS[kind],
      _id: await reference.textContent(),
      parentPhone: '0771234567',
      status: 'Pending',
      consentVersion: NOTICE_VERSION,
      consentLanguage: language,
    });
    expect(stored).not.toHaveProperty('guardian');
  });
}

test('the language of the moment of ticking is kept, also when the request is sent in another', async ({
  page,
  api,
}) => {
  const childName = someChild();
  await open(page, '/ta/booking-counselling-teacher');
  await answerAll(page, 'counselling-teacher', { childName });
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(/\/booking-counselling-teacher#check$/);
  await expect(page.locator('#guardian')).toBeChecked();
  await page.getByRole('button', { name: 'Send booking request' }).click();
  await expect(page.locator('.reference')).toBeVisible();
  expect(await bookedFor(api, 'counselling-teacher', childName)).toMatchObject([{ consentLanguage: 'ta' }]);
});

test('the help and the notice lead to /contact and /privacy', async ({ page }) => {
  for (const path of ['/booking-shadow-teacher', '/booking-special-needs-teacher']) {
    await open(page, path);
    const help = page.getByRole('complementary');
    await expect(help.getByRole('link', { name: 'Other ways to reach us' })).toHaveAttribute('href', '/contact');
    await expect(help.getByRole('link', { name: 'How we look after your details' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  }
});
