import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import { BOOKING, eraseDrafts, goal, openGoals as open, press } from '../../test/goals-panel.js';

afterEach(eraseDrafts);

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
  // It is written next; the last press takes the button away.
  expect(document.activeElement).toBe(screen.getByLabelText('Step 7'));
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

it('a form that is opened while an answer is awaited stays open, and the page shows that it waits', async () => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const page = open([goal()], { 'PUT /goals': () => held.then(() => ({ status: 200, body: goal() })) });
  await press(page, 'It is reached: I ask for help');
  const panel = screen.getByRole('heading', { name: 'Goals of Kavya' }).closest('section');
  expect(panel?.getAttribute('aria-busy')).toBe('true');
  await press(page, 'Add a goal');
  await page.user.type(screen.getByLabelText('Goal'), 'I wa');
  arrive();
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(panel?.getAttribute('aria-busy')).toBe('false');
  await page.user.keyboard('it');
  expect(screen.getByLabelText<HTMLInputElement>('Goal').value).toBe('I wait');
});

it('the same refusal is said again: a screen reader announces only words that change', async () => {
  let answer: () => void = () => undefined;
  const refused = () => new Promise<{ status: number }>((resolve) => (answer = () => resolve({ status: 409 })));
  const page = open([goal()], { 'PUT /goals': refused });
  const said = () => screen.getByRole('alert').textContent;
  for (const times of [1, 2]) {
    await press(page, 'It is reached: I ask for help');
    await waitFor(() => expect(page.calls).toHaveLength(times));
    expect(said()).toBe('');
    answer();
    await waitFor(() => expect(said()).toBe('This could not be saved. Please call the office.'));
  }
});

it('a goal in another language than the page is marked with it', async () => {
  open([goal({ title: 'මම උදව් ඉල්ලමි', steps: [{ _id: '1'.repeat(24), text: 'நான் காட்டுகிறேன்' }] })]);
  const heading = await screen.findByRole('heading', { name: 'මම උදව් ඉල්ලමි' });
  expect([heading.lang, screen.getByText('நான் காட்டுகிறேன்').lang]).toEqual(['si', 'ta']);
});
