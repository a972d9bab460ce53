import type { Locator, Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from '../support/fixtures.js';
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
  await expect(page.getByText('The sessions are planned. A message to the family is written.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next sessions' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Series of sessions' })).toContainText('Wednesday 11:00–12:00');
});

test('a session of a quarter of an hour says when and with whom it is', async ({ page, api }) => {
  const word = uniqueWord();
  const day = wednesday(70);
  const profile = await staff(api, `Anula ${word}`);
  const plan = series(await approvedBooking(api, `Kasun Wickramasinghe ${word}`), profile, day, 1);
  await planned(api, { ...plan, pattern: [{ weekday: 3, at: '09:00', minutes: 15 }] });
  await timetable(page, day, profile);
  const time = page.getByRole('link', { name: new RegExp(word) }).locator('strong');
  const cut = await time.evaluate((words) => {
    const [box, name] = [words.parentElement?.getBoundingClientRect(), document.createRange()];
    if (!box || !words.nextSibling?.nextSibling) return ['nothing'];
    name.selectNode(words.nextSibling.nextSibling);
    return (
      [words, name]
        .map((part) => part.getClientRects()[0])
        // Below four fifths of a line there are only tails of letters.
        .filter((line) => !line || line.top + 0.8 * line.height > box.bottom || line.left > box.right)
    );
  });
  expect(cut).toEqual([]);
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
  await expect(page.getByText('The sessions are planned. A message to the family is written.')).toBeVisible();
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
