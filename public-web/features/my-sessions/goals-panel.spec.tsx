import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import type { Goal } from '#contract/goals';
import { accountOf } from '../../api/session.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { dayAfter, today } from '../sessions/words.js';
import { openDevice } from './device.js';
import { GoalsPanel } from './GoalsPanel.js';

const BOOKING = 'c'.repeat(24);
const PLANNED = aPlannedSession({ visit: { language: 'si' } });
const goal = (changes: Partial<Goal> = {}): Goal => ({
  _id: 'e'.repeat(24),
  booking: BOOKING,
  title: 'I ask for help',
  status: 'open',
  steps: [
    {
      _id: '1'.repeat(24),
      text: 'I point',
      reachedOn: '2026-11-02',
    },
    {
      _id: '2'.repeat(24),
      text: 'I say one word',
    },
  ],
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...changes,
});
const SESSION = loggedInAs('a');
const device = await openDevice(accountOf(SESSION));
afterEach(async () => {
  for (const { name } of await device.list<{ name: string }>('draft')) await device.remove('draft', name);
});

function open(goals: readonly Goal[], routes: Parameters<typeof serverWith>[0] = {}) {
  const saved = { status: 200, body: goal() };
  const calls = serverWith({
    'GET /goals?': {
      status: 200,
      body: [...goals],
    },
    'POST /goals': saved,
    'PUT /goals': saved,
    ...routes,
  });
  const panel = <GoalsPanel planned={PLANNED} session={SESSION} device={device} onLeave={() => undefined} />;
  return { calls, ...renderPage(panel) };
}
const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('a goal is added from an example in the language of the family, and changed freely', async () => {
  const page = open([]);
  expect(await screen.findByText('There are no open goals yet.')).toBeTruthy();
  await press(page, 'Add a goal');
  const [template] = GOAL_TEMPLATES['therapy-session-teacher'];
  await press(page, template?.title.si ?? '');
  const steps = template?.steps.map(({ si }) => si) ?? [];
  expect(screen.getByLabelText<HTMLInputElement>('Step 1').value).toBe(steps[0]);
  await page.user.clear(screen.getByLabelText('Goal'));
  await page.user.type(screen.getByLabelText('Goal'), 'Our own');
  await press(page, 'Remove step 1');
  await press(page, 'Save');
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(page.calls).toMatchObject([
    {
      path: 'POST /goals',
      body: {
        booking: BOOKING,
        title: 'Our own',
        steps: steps.slice(1).map((text) => ({ text, reached: false })),
      },
    },
  ]);
});

it('a goal is added once, however often it is sent before the answer', async () => {
  const page = open([]);
  await press(page, 'Add a goal');
  await page.user.type(screen.getByLabelText('Goal'), 'I wait');
  await page.user.type(screen.getByLabelText('Step 1'), 'For a moment');
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(page.calls).toHaveLength(1);
});

it('the same words added again after they were saved are another goal', async () => {
  const page = open([]);
  for (const times of [1, 2]) {
    await press(page, 'Add a goal');
    await page.user.type(screen.getByLabelText('Goal'), 'I wait');
    await page.user.type(screen.getByLabelText('Step 1'), 'For a moment');
    await press(page, 'Save');
    await waitFor(() => expect(page.calls).toHaveLength(times));
    await screen.findByText('The goal is saved.');
  }
  const [first, second] = page.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBeTruthy();
  expect(second).not.toBe(first);
});

it('a goal needs its words and a step, and has seven steps at most', async () => {
  const page = open([]);
  await press(page, 'Add a goal');
  await press(page, 'Save');
  expect(screen.getByText('Write a goal and at least one step.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Goal'));
  await page.user.type(screen.getByLabelText('Goal'), 'x');
  await press(page, 'Save');
  expect(document.activeElement).toBe(screen.getByLabelText('Step 1'));
  for (let step = 2; step <= 7; step += 1) await press(page, 'Add a step');
  expect(screen.getByLabelText('Step 7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull();
  expect(page.calls).toEqual([]);
});

it('a changed goal keeps its steps, and one that is ticked is reached', async () => {
  const page = open([goal()]);
  await press(page, 'Change: I ask for help');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Step 1 is reached' }).checked).toBe(true);
  await page.user.click(screen.getByRole('checkbox', { name: 'Step 2 is reached' }));
  await press(page, 'Save');
  await waitFor(() => expect(page.calls).toHaveLength(1));
  expect(page.calls[0]).toMatchObject({
    path: `PUT /goals/${goal()._id}`,
    body: {
      title: 'I ask for help',
      steps: [
        { _id: '1'.repeat(24), text: 'I point', reached: true },
        { _id: '2'.repeat(24), text: 'I say one word', reached: true },
      ],
    },
  });
  expect(page.calls[0]?.headers.get('If-Match')).toBe('"2026-11-20T06:00:00.000Z"');
});

it('a goal is reached in one tap, and stopped only with the reason', async () => {
  const page = open([
    goal(),
    goal({ _id: '9'.repeat(24), title: 'Another', status: 'closed', closedBecause: 'Moved' }),
  ]);
  await press(page, 'It is reached: I ask for help');
  await waitFor(() => expect(page.calls.map(({ body }) => body)).toEqual([{ status: 'reached' }]));
  await press(page, 'Stop it: I ask for help');
  await press(page, 'Stop it');
  expect(screen.getByText('Please say why.')).toBeTruthy();
  const why = screen.getByLabelText('Why do you stop this goal?');
  expect(why.getAttribute('aria-describedby')).toContain(
    screen.getByText('The family reads it on its private page.').id,
  );
  await page.user.type(why, 'Too early');
  await press(page, 'Stop it');
  await waitFor(() => expect(page.calls[1]?.body).toEqual({ status: 'closed', closedBecause: 'Too early' }));
  await press(page, 'Open it again: Another');
  await waitFor(() => expect(page.calls[2]?.body).toEqual({ status: 'open' }));
});

it('five open goals are enough', async () => {
  open(Array.from({ length: 5 }, (_, place) => goal({ _id: `${place}`.repeat(24), title: `Goal ${place}` })));
  expect(await screen.findByText(/^Five goals are open\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a goal' })).toBeNull();
});

it.each([
  [409, 'This could not be saved. Please call the office.'],
  [503, 'That did not work. Check your connection and try again.'],
])('what was written stays where it is refused: %i', async (status, words) => {
  const page = open([goal()], { 'PUT /goals': { status } });
  await press(page, 'Change: I ask for help');
  await press(page, 'Save');
  const alert = await screen.findByText(words);
  expect(alert.getAttribute('role')).toBe('alert');
  expect(within(document.body).getByLabelText('Goal')).toBeTruthy();
});

it('what was written stays beside what somebody else has written meanwhile, and is saved in its place', async () => {
  const now = goal({ title: 'I ask for a break', updatedAt: '2026-11-27T07:00:00.000Z' });
  let isChanged = false;
  const page = open([], {
    'GET /goals?': () => ({ status: 200, body: [isChanged ? now : goal()] }),
    'PUT /goals': ({ headers }) => {
      isChanged = true;
      return headers.get('If-Match') === `"${now.updatedAt}"` ? { status: 200, body: now } : { status: 412 };
    },
  });
  await press(page, 'Change: I ask for help');
  await page.user.type(screen.getByLabelText('Goal'), ' at the table');
  await press(page, 'Save');
  expect(await screen.findByText('I ask for a break')).toBeTruthy();
  expect(screen.getByDisplayValue('I ask for help at the table')).toBeTruthy();
  await press(page, 'Save');
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(page.calls[1]?.body).toMatchObject({ title: 'I ask for help at the table' });
});

it('the focus is never lost with a button that goes', async () => {
  const page = open([goal()]);
  await press(page, 'Stop it: I ask for help');
  await press(page, 'Do not change it');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Goals of Kavya' }));
  await press(page, 'Change: I ask for help');
  await press(page, 'Remove step 2');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Steps, the smallest first' }));
});

it('a goal that met the end of the session can be saved after the next login: nobody has to call', async () => {
  const page = open([], { 'POST /goals': { status: 401 } });
  await press(page, 'Add a goal');
  await page.user.type(screen.getByLabelText('Goal'), 'I brush my teeth');
  await page.user.type(screen.getByLabelText('Step 1'), 'I hold the brush');
  await press(page, 'Save');
  await waitFor(() => expect(page.calls).toHaveLength(1));
  expect(screen.queryByText('This could not be saved. Please call the office.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('I brush my teeth');
});

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
    await device.put('draft', 'goal-old', { name: 'goal-old', until: dayAfter(today(), -1), base: null, fields: {} });
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
