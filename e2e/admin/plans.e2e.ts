import type { Locator, Page } from '@playwright/test';
import { expect, expectNoViolations, signInAsAdmin, test } from '../support/fixtures.js';
import { button, cleanInBoth, goTo } from './pages.js';
import { wednesday, approvedBooking, staff, series, planned, timetable } from './planned.js';
import { uniqueWord } from './records.js';

test.use({ expectedNoise: [/409/] });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsAdmin(page, baseURL ?? '');
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
  // Found once: to look for it after each press takes longer than the press.
  const element = await target.elementHandle();
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((found) => found === document.activeElement)) return;
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

test('by keyboard alone a series is planned around a holiday and a clash, and moved; its week is one sheet', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  const [first, holiday, last] = [wednesday(70), wednesday(71), wednesday(72)];
  const profile = await staff(api, `Anula ${word}`);
  await staff(api, `Bima ${word}`);
  const booking = await approvedBooking(api, `Kasun ${word}`);
  await planned(api, series(await approvedBooking(api, `Amaya ${word}`), profile, last, 1));
  await api.post('/holidays', { day: holiday, kind: 'public', name: `Poya ${word}` });
  await page.goto(`/manage-counselling-teacher-booking/${booking}/show`);
  await pressOn(page, page.getByRole('link', { name: 'Plan sessions' }));
  // The list of teachers is fetched: before it is there, letters choose nobody.
  await expect(page.getByRole('option', { name: `Anula ${word}` })).toBeAttached();
  await typeInto(page, 'Teacher (anybody who works with us)', `Anula ${word}`);
  await typeInto(page, 'From', digitsOf(first));
  await typeInto(page, 'Until', digitsOf(last));
  await typeInto(page, 'Place', 'At our');
  await typeInto(page, 'Weekday', 'Wed');
  await typeInto(page, 'Time', '0930AM');
  await expect(page.getByText('1 day clashes with another session.')).toBeVisible();
  await expect(page.getByText('1 day is left out')).toBeVisible();
  const onCalendar = (day: string) => page.locator(`[data-date="${day}"]`);
  const months = [first, holiday, last].map((day) => day.slice(0, 7));
  await expect(onCalendar(first)).toContainText('09:30–10:30');
  if (months[1] !== months[0]) await button(page, 'Month after').click();
  await expect(onCalendar(holiday)).toContainText('Left out: Public holiday');
  if (months[2] !== months[1]) await button(page, 'Month after').click();
  await expect(onCalendar(last)).toContainText('09:30–10:30 The teacher has another session');
  await cleanInBoth(page);
  await typeInto(page, 'Time', '1100AM');
  await expect(page.getByText('2 sessions', { exact: true })).toBeVisible();
  await expect(page.getByText('1 day clashes with another session.')).toHaveCount(0);
  await pressOn(page, button(page, 'Plan 2 sessions'));
  await expect(page.getByText('The sessions are planned. A message to the family is written.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Next sessions' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Series of sessions' })).toContainText('Wednesday 11:00–12:00');
  await goTo(page, `/timetable?${new URLSearchParams({ day: first, profile })}`);
  await pressOn(page, page.getByRole('link', { name: /^11:00–12:00 Kasun/ }));
  await pressOn(page, button(page, 'Move'));
  await typeInto(page, 'Time', '0230PM');
  await typeInto(page, 'Which sessions', 'This one and');
  await pressOn(page, button(page, 'Move'));
  await expect(page.getByText(/^Moved: Wednesday/)).toBeVisible();
  for (let week = 0; week < 2; week += 1) await button(page, 'Week after').click();
  await expect(page.getByRole('link', { name: /^14:30–15:30 Kasun/ })).toBeVisible();
  await cleanInBoth(page);

  await test.step('the week for the wall is one sheet that says whose it is', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toContainText(`· Anula ${word}`);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  await test.step('who takes over on a day of illness is asked in a dialog without violations', async () => {
    await goTo(page, `/alldetails/${profile}/show`);
    await button(page, `Anula ${word} is ill`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Day', { exact: true }).fill(last);
    await expect(dialog.getByLabel(`Who takes over: 14:30–15:30 Kasun ${word}`)).toBeVisible();
    await expectNoViolations(page);
  });
});
