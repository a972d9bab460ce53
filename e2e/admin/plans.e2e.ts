import type { Locator, Page } from '@playwright/test';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import type { Api } from '../support/api.js';
import { button, cleanInBoth } from './pages.js';
import { wednesday, approvedBooking, staff, series, planned, timetable } from './planned.js';
import { uniqueWord } from './records.js';

test.use({ expectedNoise: [/409/] });

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
  const calendar = page.getByRole('region', { name: 'The days on a calendar' });
  const onCalendar = (day: string) => calendar.locator(`[data-date="${day}"]`);
  await expect(onCalendar(first)).toContainText('09:30–10:30');
  const months = [first, holiday, wednesday(62)].map((day) => day.slice(0, 7));
  if (months[1] !== months[0]) await button(page, 'Month after').click();
  await expect(onCalendar(holiday)).toContainText('Left out: Public holiday');
  if (months[2] !== months[1]) await button(page, 'Month after').click();
  await expect(onCalendar(wednesday(62))).toContainText('09:30–10:30 The teacher has another session');
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

const aDay = (booking: string, profile: string, day: string, at: string) => ({
  booking,
  profile,
  day,
  at,
  minutes: 60,
  place: 'centre',
  allow: [{ day, reason: 'Agreed' }],
});

/** Gives a day off to everybody who is not known yet, and from then on is. */
async function giveOff(api: Api, day: string, known: Set<string>): Promise<void> {
  const query = new URLSearchParams({ range: '[0,999]' });
  for (const { _id } of (await api.get(`/category/alldetails?${query}`)) as { _id: string }[]) {
    if (known.has(_id)) continue;
    await api.post(`/staff/${_id}/time-off`, { from: day, to: day });
    known.add(_id);
  }
}

/** The templates of what is written to the family about a booking. */
async function told(api: Api, recordId: string): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ recordId }));
  return ((await api.get(`/outbox?filter=${filter}`)) as { template: string }[]).map(({ template }) => template);
}

test('a day of illness: two take over, what nobody can take is cancelled, and the families are told', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const day = wednesday(80);
  const profile = await staff(api, `Anula ${word}`);
  const [bima, chitra] = [await staff(api, `Bima ${word}`), await staff(api, `Chitra ${word}`)];
  const kasun = await approvedBooking(api, `Kasun ${word}`, '0771234561');
  const amaya = await approvedBooking(api, `Amaya ${word}`, '0771234562');
  const dilini = await approvedBooking(api, `Dilini ${word}`, '0771234563');
  for (const [booking, at] of [
    [kasun, '09:00'],
    [amaya, '11:00'],
    [dilini, '14:00'],
  ] as const) {
    await api.post('/sessions', aDay(booking, profile, day, at));
  }
  for (const busy of [bima, chitra]) {
    await api.post('/sessions', aDay(await approvedBooking(api, `Sithum ${word} ${busy}`), busy, day, '14:30'));
  }
  const dialog = page.getByRole('dialog');
  const whoTakes = (session: string) => dialog.getByLabel(`Who takes over: ${session} ${word}`);
  const nobody = dialog.getByRole('list', { name: 'Nobody can take 1 session' });
  const known = new Set([profile, bima, chitra]);
  // Tests beside this one make people who are free: it is looked again until all of them are off.
  await expect(async () => {
    await giveOff(api, day, known);
    await page.goto(`/alldetails/${profile}/show`);
    await button(page, `Anula ${word} is ill`).click();
    await dialog.getByLabel('Day', { exact: true }).fill(day);
    await expect(whoTakes('09:00–10:00 Kasun')).toBeVisible();
    await expect(nobody).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(nobody).toContainText(`14:00–15:00 Dilini ${word}`);
  await expect(nobody).toContainText('Others have another session then. Others have time off.');
  await whoTakes('09:00–10:00 Kasun').selectOption(`Bima ${word}`);
  await whoTakes('11:00–12:00 Amaya').selectOption(`Chitra ${word}`);
  await expectNoViolations(page);
  await button(page, 'Cancel these and tell the families').press('Enter');
  const done = dialog.getByRole('group', { name: 'What is done' });
  await expect(done).toBeFocused();
  await expect(done).toHaveText('1 session is cancelled and is to be made up. The family is told.');
  await button(page, 'Hand over 2 sessions').press('Enter');
  await expect(done).toContainText(`Bima ${word} has taken over 1 session. The family is told.`);
  await expect(done).toContainText(`Chitra ${word} has taken over 1 session. The family is told.`);
  await expect(dialog.getByText('No other session of this day needs anybody.')).toBeVisible();
  expect(await told(api, kasun)).toContain('session-covered');
  expect(await told(api, amaya)).toContain('session-covered');
  expect(await told(api, dilini)).toContain('session-cancelled');
  const ofDilini = encodeURIComponent(JSON.stringify({ booking: dilini }));
  expect(await api.get(`/sessions?filter=${ofDilini}`)).toMatchObject([{ status: 'cancelled', owed: true }]);
  await timetable(page, day, chitra);
  await expect(page.getByRole('link', { name: /^11:00–12:00 Amaya/ })).toBeVisible();
  await timetable(page, day, bima);
  await expect(page.getByRole('link', { name: /^09:00–10:00 Kasun/ })).toBeVisible();
  await test.step('the week for the wall is one sheet that says whose it is', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toContainText(`· Bima ${word}`);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
