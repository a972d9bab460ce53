import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#contract/languages';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import type { Api } from '../support/api.js';
import { aPlacedChild, soon } from '../public/placed.js';
import { button, cleanInBoth, fitsTheScreen } from './pages.js';
import { createBooking, createTeacherProfile, uniqueWord } from './records.js';

test.use({ expectedNoise: [/409/] });

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A Wednesday so many weeks from now. */
function wednesday(weeks: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const toWednesday = (10 - new Date(today).getUTCDay()) % 7;
  return dayAfter(today, toWednesday + 7 * weeks);
}

interface Family {
  _id: string;
  children: { _id: string }[];
}

/** An approved booking of a child of a family of its own. */
async function approvedBooking(api: Api, childName: string): Promise<string> {
  const booking = await createBooking(api, 'counselling-teacher', childName);
  await api.put(`/counselling-teacher/update-booking/${booking}`, { status: 'Approved' });
  const contacts = [{ name: `Parent of ${childName}`, language: 'en', main: true }];
  const family = { name: `Family of ${childName}`, contacts, children: [{ name: childName }] };
  const { _id, children } = (await api.post('/families', family)) as Family;
  const add = [{ entity: 'booking', id: booking, child: children[0]?._id }];
  await api.post(`/families/${_id}/records`, { add });
  return booking;
}

/** Somebody who works every day from eight to five. */
async function staff(api: Api, tName: string): Promise<string> {
  const profile = await createTeacherProfile(api, tName);
  const availability = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
  await api.put(`/staff/${profile}/availability`, { availability, travelMinutes: 0 });
  return profile;
}

const series = (booking: string, profile: string, day: string, weeks: number) => ({
  booking,
  profile,
  pattern: [
    {
      weekday: 3,
      at: '09:00',
      minutes: 60,
    },
  ],
  place: 'centre',
  from: day,
  until: dayAfter(day, 7 * (weeks - 1)),
  skip: [],
});

/** Plans what the calendar allows, and the other days with a reason. */
async function planned(api: Api, plan: object): Promise<void> {
  const { sessions } = (await api.post('/sessions/preview', plan)) as {
    sessions: { day: string; warnings: string[] }[];
  };
  const allow = sessions.filter(({ warnings }) => warnings.length > 0).map(({ day }) => ({ day, reason: 'Agreed' }));
  await api.post('/sessions/series', { ...plan, allow });
}

const timetable = (page: Page, day: string, profile: string) =>
  page.goto(`/timetable?${new URLSearchParams({ day, profile })}`);

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
});

test('a series is planned around a holiday and a clash', async ({ page, api }) => {
  const word = uniqueWord();
  const [first, holiday] = [wednesday(60), wednesday(61)];
  const profile = await staff(api, `Anula ${word}`);
  const booking = await approvedBooking(api, `Kasun ${word}`);
  await planned(api, series(await approvedBooking(api, `Amaya ${word}`), profile, wednesday(62), 1));
  await api.post('/holidays', { day: holiday, kind: 'public', name: `Poya ${word}` });
  await page.goto(`/manage-counselling-teacher-booking/${booking}/show`);
  await page.getByRole('link', { name: 'Plan sessions' }).click();
  await page.getByRole('radio', { name: new RegExp(`^Anula ${word}`) }).check();
  await page.getByLabel('From', { exact: true }).fill(first);
  await page.getByLabel('Until', { exact: true }).fill(wednesday(62));
  await page.getByLabel('Place').selectOption('At our centre');
  await page.getByLabel('Weekday').selectOption('Wednesday');
  await page.getByLabel('Time', { exact: true }).fill('09:30');
  await expect(page.getByText('1 day clashes with another session.')).toBeVisible();
  await expect(page.getByText('1 day is left out')).toBeVisible();
  await expect(button(page, 'Plan 2 sessions')).toBeDisabled();
  await cleanInBoth(page);
  await page.getByLabel('Time', { exact: true }).fill('11:00');
  for (const tick of await page.getByRole('checkbox', { name: /all the same$/ }).all()) await tick.check();
  await button(page, 'Plan 2 sessions').click();
  await expect(page.getByText('The sessions are planned. The family is told.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next sessions' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Series of sessions' })).toContainText('Wednesday 11:00–12:00');
});

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

/** Types into a field that Tab leads to, as somebody does who has no mouse; a choice is found by its first letters. */
async function typeInto(page: Page, label: string, keys: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(keys);
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** As a field of a day takes it from the keyboard of this browser, which is American. */
function digitsOf(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
}

test('by keyboard alone a series is planned, and a session moved with all that follow it', async ({ page, api }) => {
  const word = uniqueWord();
  const [day, next] = [wednesday(70), wednesday(71)];
  const profile = await staff(api, `Anula ${word}`);
  const booking = await approvedBooking(api, `Kasun ${word}`);
  await page.goto(`/manage-counselling-teacher-booking/${booking}/show`);
  await pressOn(page, page.getByRole('link', { name: 'Plan sessions' }));
  // The list of teachers is fetched: before it is there, letters choose nobody.
  await expect(page.getByRole('option', { name: `Anula ${word}` })).toBeAttached();
  await typeInto(page, 'Teacher (anybody who works with us)', `Anula ${word}`);
  await typeInto(page, 'From', digitsOf(day));
  await typeInto(page, 'Until', digitsOf(next));
  await typeInto(page, 'Place', 'At our');
  await typeInto(page, 'Weekday', 'Wed');
  await typeInto(page, 'Time', '0900AM');
  await expect(page.getByText('2 sessions', { exact: true })).toBeVisible();
  await pressOn(page, button(page, 'Plan 2 sessions'));
  await expect(page.getByText('The sessions are planned. The family is told.')).toBeVisible();
  await timetable(page, day, profile);
  await pressOn(page, page.getByRole('link', { name: /^09:00–10:00 Kasun/ }));
  await pressOn(page, button(page, 'Move'));
  await typeInto(page, 'Time', '0230PM');
  await typeInto(page, 'Which sessions', 'This one and');
  await pressOn(page, button(page, 'Move'));
  await expect(page.getByText(/^Moved: Wednesday/)).toBeVisible();
  await timetable(page, next, profile);
  const moved = page.getByRole('link', { name: /^14:30–15:30 Kasun/ });
  await expect(moved).toBeVisible();
  await cleanInBoth(page);
});

test('somebody is ill, and another takes the day over', async ({ page, api }) => {
  const word = uniqueWord();
  const day = wednesday(80);
  const profile = await staff(api, `Anula ${word}`);
  const other = await staff(api, `Bima ${word}`);
  await planned(api, series(await approvedBooking(api, `Kasun ${word}`), profile, day, 1));
  await page.goto(`/alldetails/${profile}/show`);
  await button(page, `Anula ${word} is ill`).click();
  await page.getByRole('dialog').getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Who takes over').selectOption(`Bima ${word} takes over 1 of 1`);
  await button(page, 'Hand over').click();
  await expect(page.getByRole('dialog').getByText(`Bima ${word} has taken over 1 session.`)).toBeVisible();
  await timetable(page, day, other);
  await expect(page.getByRole('link', { name: /^09:00–10:00 Kasun/ })).toBeVisible();
  await test.step('the week for the wall is one sheet that says whose it is', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toContainText(`· Bima ${word}`);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test('a mother cancels late on her phone, and the office sees it', async ({ page, api, browser, baseURL }) => {
  const { childName, session, privatePage } = await aPlacedChild(api, baseURL, 'en', soon());
  const phone = await browser.newPage({ viewport: { width: 360, height: 640 }, ...(baseURL && { baseURL }) });
  await phone.goto(privatePage);
  await phone.getByRole('button', { name: /^We cannot come/ }).click();
  await expect(phone.getByText(/^This is late: it is after 8 p\.m\./)).toBeVisible();
  await phone.getByRole('textbox').fill('She has a fever.');
  await phone.getByRole('button', { name: 'Cancel this session' }).click();
  await expect(phone.getByText(/^We have cancelled the session on/)).toBeVisible();
  await expect(phone.getByText('You cancelled it')).toBeVisible();
  await phone.close();
  await page.goto(`/timetable?${new URLSearchParams({ day: session.day, profile: session.profile })}`);
  const cancelled = page.getByRole('link', { name: new RegExp(childName) });
  await expect(cancelled).toContainText('late');
  await cancelled.click();
  await expect(page.getByRole('dialog')).toContainText('She has a fever.');
});

test('the office opens the progress report of a booking', async ({ page, api }) => {
  const childName = `Kasun ${uniqueWord()}`;
  const booking = await approvedBooking(api, childName);
  await api.post('/goals', { booking, title: 'I ask for help', steps: [{ text: 'I point' }] });
  await page.goto(`/manage-counselling-teacher-booking/${booking}/show`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Progress report (opens in a new tab)' }).click();
  const report = (await opened).getByRole('article', { name: `Progress report: ${childName}` });
  await expect(report.getByRole('heading', { name: 'I ask for help' })).toBeVisible();
});

test('its pages are clean in three languages, and no wider than a phone or a laptop', async ({ page, api }) => {
  const word = uniqueWord();
  const day = wednesday(100);
  const profile = await staff(api, `Anula ${word}`);
  const booking = await approvedBooking(api, `Kasun ${word}`);
  await planned(api, series(booking, profile, day, 2));
  const [family] = (await api.get(`/families?filter=${JSON.stringify({ q: word })}`)) as Family[];
  const paths = [
    `/family-list/${family?._id}/show`,
    `/alldetails/${profile}/show`,
    `/manage-counselling-teacher-booking/${booking}/show`,
    `/timetable?${new URLSearchParams({ day, profile })}`,
    '/holiday-list',
    '/staff-hours',
  ];
  for (const language of LANGUAGES) {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    for (const path of paths) {
      await test.step(`${language} ${path}`, async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        await page.goto(path);
        await expect(page.locator(`html[lang=${language}]`)).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectNoViolations(page);
        await fitsTheScreen(page);
        await page.setViewportSize({ width: 1280, height: 800 });
        await fitsTheScreen(page);
      });
    }
  }
});
