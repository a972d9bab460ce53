import { screen, waitFor } from '@testing-library/react';
import type { Goal } from '#contract/goals';
import { device, eraseDrafts, goal, openGoals as open, press } from '../../test/goals-panel.js';
import { daysLater, today } from '../sessions/words.js';

afterEach(eraseDrafts);

describe('a goal that was not saved', () => {
  const UNSAVED = 'You wrote this earlier and have not saved it yet.';
  const goalField = () => screen.findByLabelText<HTMLInputElement>('Goal');

  /** Half a goal is typed, and the page is left. */
  async function leftWhileTyping(goals: readonly Goal[], button: string) {
    const page = open(goals);
    await press(page, button);
    await page.user.type(await goalField(), ' in the kitchen');
    await waitFor(async () => expect(JSON.stringify(await device.list('draft'))).toContain('kitchen'));
    page.unmount();
  }

  it('is there again, and gone once it is saved', async () => {
    await leftWhileTyping([], 'Add a goal');
    const page = open([]);
    await press(page, 'Add a goal');
    expect((await goalField()).value).toBe(' in the kitchen');
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    await page.user.type(screen.getByLabelText('Step 1'), 'I stir');
    await press(page, 'Save');
    expect(await screen.findByText('The goal is saved.')).toBeTruthy();
    expect(page.calls[0]?.body).toMatchObject({ title: 'in the kitchen', steps: [{ text: 'I stir' }] });
    expect(await device.list('draft')).toEqual([]);
  });

  it('belongs to its goal, and takes the place of nothing that was written meanwhile', async () => {
    await leftWhileTyping([goal()], 'Change: I ask for help');
    const now = goal({ title: 'I ask for a break', updatedAt: '2026-11-27T07:00:00.000Z' });
    const page = open([now], { 'PUT /goals': { status: 412 } });
    await press(page, 'Add a goal');
    expect((await goalField()).value).toBe('');
    await press(page, 'Do not change it');
    await press(page, 'Change: I ask for a break');
    expect((await goalField()).value).toBe('I ask for help in the kitchen');
    await press(page, 'Save');
    expect(await screen.findByText(/^Somebody has changed this goal meanwhile/)).toBeTruthy();
    expect(page.calls[0]?.headers.get('If-Match')).toBe('"2026-11-20T06:00:00.000Z"');
    expect((await goalField()).value).toBe('I ask for help in the kitchen');
  });

  it.each(['Do not change it', 'Delete what I wrote'])('is deleted with "%s"', async (button) => {
    await leftWhileTyping([goal()], 'Change: I ask for help');
    const page = open([goal()]);
    await press(page, 'Change: I ask for help');
    await press(page, button);
    if (button === 'Do not change it') await press(page, 'Change: I ask for help');
    await waitFor(async () => expect((await goalField()).value).toBe('I ask for help'));
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(await device.list('draft')).toEqual([]);
  });

  it('stays for a week at most', async () => {
    await device.put('draft', 'goal-old', { name: 'goal-old', until: daysLater(today(), -1), base: null, fields: {} });
    const page = open([]);
    await press(page, 'Add a goal');
    await goalField();
    await waitFor(async () => expect(await device.list('draft')).toEqual([]));
  });
});

describe('the reason for stopping a goal that was not saved', () => {
  const UNSAVED = 'You wrote this earlier and have not saved it yet.';
  const why = () => screen.findByLabelText<HTMLInputElement>('Why do you stop this goal?');
  const STOP = 'Stop it: I ask for help';

  /** Half a reason is typed, and the page is left. */
  async function leftWhileTyping() {
    const page = open([goal()]);
    await press(page, STOP);
    await page.user.type(await why(), 'Too early');
    await waitFor(async () => expect(JSON.stringify(await device.list('draft'))).toContain('Too early'));
    page.unmount();
  }

  it('is there again for its goal, and gone once it is saved', async () => {
    await leftWhileTyping();
    const page = open([goal(), goal({ _id: '9'.repeat(24), title: 'Another' })]);
    await press(page, 'Stop it: Another');
    expect((await why()).value).toBe('');
    await press(page, 'Do not change it');
    await press(page, STOP);
    expect((await why()).value).toBe('Too early');
    expect(document.activeElement).toBe(await why());
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    await press(page, 'Stop it');
    expect(await screen.findByText('The goal is saved.')).toBeTruthy();
    expect(page.calls[0]?.body).toEqual({ status: 'closed', closedBecause: 'Too early' });
    expect(await device.list('draft')).toEqual([]);
  });

  it.each(['Do not change it', 'Delete what I wrote'])('is deleted with "%s"', async (button) => {
    await leftWhileTyping();
    const page = open([goal()]);
    await press(page, STOP);
    await press(page, button);
    if (button === 'Do not change it') await press(page, STOP);
    await waitFor(async () => expect((await why()).value).toBe(''));
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(await device.list('draft')).toEqual([]);
  });
});

it('a new goal whose answer was lost is stored once, also after the page was left', async () => {
  const first = open([], { 'POST /goals': 'lost' });
  await press(first, 'Add a goal');
  await first.user.type(await screen.findByLabelText('Goal'), 'I wait');
  await first.user.type(screen.getByLabelText('Step 1'), 'For a moment');
  await press(first, 'Save');
  expect(await screen.findByText('That did not work. Check your connection and try again.')).toBeTruthy();
  first.unmount();
  const second = open([]);
  await press(second, 'Add a goal');
  await screen.findByLabelText('Goal');
  await press(second, 'Save');
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  const key = first.calls[0]?.headers.get('Idempotency-Key');
  expect(key).toBeTruthy();
  expect(second.calls[0]?.headers.get('Idempotency-Key')).toBe(key);
  expect(await device.list('draft')).toEqual([]);
});
