import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import type { Goal } from '#contract/goals';
import { answering, refusal, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { GoalsSection } from './GoalsSection';

const GOAL: Goal = {
  _id: 'g1',
  booking: 'b1',
  title: 'I ask for help',
  status: 'open',
  steps: [{ _id: 's1', text: 'I point' }],
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
};

const draw = (status = 'Approved') =>
  renderAdmin(
    <RecordContextProvider value={{ id: 'b1', status }}>
      <GoalsSection kind="therapy-session-teacher" />
    </RecordContextProvider>,
    {},
  );

const show = (status: string) => {
  answering((address, body) => {
    if (body) return refusal({ closedBecause: 'Why it was closed must be 200 characters or fewer.' });
    return address.startsWith('/goals') ? [GOAL] : [];
  });
  return draw(status);
};

it('the goals of an approved booking lead to its progress report, which the site shows', async () => {
  show('Approved');
  const link = await screen.findByRole('link', { name: 'Progress report (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/progress-report#booking-b1', '_blank']);
});

it('a booking that is not approved has no report', () => {
  show('Pending');
  expect(screen.queryByRole('link')).toBeNull();
});

it('whoever closes a goal reads before they write that the family reads why', async () => {
  const user = show('Approved');
  await user.click(await screen.findByRole('button', { name: /^Close the goal/ }));
  const why = screen.getByLabelText('Why it is closed');
  const hint = screen.getByText('The family reads it on its private page.');
  expect(why.getAttribute('aria-describedby')).toBe(hint.id);
});

it('why a goal is closed is refused at its field', async () => {
  expectFailedRequests();
  const user = show('Approved');
  await user.click(await screen.findByRole('button', { name: /^Close the goal/ }));
  await user.type(screen.getByLabelText('Why it is closed'), 'Enough.');
  await user.click(screen.getByRole('button', { name: 'Close the goal' }));
  const refused = await screen.findByText('Why it was closed must be 200 characters or fewer.');
  expect(screen.getByLabelText('Why it is closed').getAttribute('aria-describedby')).toBe(refused.id);
});

it('a goal that a colleague has closed meanwhile is shown so, with the reason of the refusal', async () => {
  expectFailedRequests();
  let goal = GOAL;
  answering((address, body) => {
    if (!body) return address.startsWith('/goals') ? [goal] : [];
    goal = { ...GOAL, status: 'closed', closedBecause: 'It was too early.', updatedAt: '2026-11-02T06:00:00.000Z' };
    return Response.json({ message: 'It has changed.' }, { status: 412 });
  });
  const user = draw();
  await user.click(await screen.findByRole('button', { name: 'The goal is reached I ask for help' }));
  expect(await screen.findByText(/It has changed\./)).toBeTruthy();
  expect(await screen.findByText(/It was too early\./)).toBeTruthy();
});

it('a goal that a colleague has closed meanwhile keeps the reason that was typed, beside theirs', async () => {
  expectFailedRequests();
  let goal = GOAL;
  const sent = answering((address, body) => {
    if (!body) return address.startsWith('/goals') ? [goal] : [];
    if (goal !== GOAL) return goal;
    goal = { ...GOAL, status: 'closed', closedBecause: 'It was too early.', updatedAt: '2026-11-02T06:00:00.000Z' };
    return Response.json({ message: 'It has changed.' }, { status: 412 });
  });
  const user = draw();
  await user.click(await screen.findByRole('button', { name: /^Close the goal/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close “I ask for help”?' }));
  await user.type(dialog.getByLabelText('Why it is closed'), 'Enough.');
  await user.click(dialog.getByRole('button', { name: 'Close the goal' }));
  expect(await dialog.findByText(/It has changed\./)).toBeTruthy();
  expect(await dialog.findByText('Closed: It was too early.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Why it is closed').value).toBe('Enough.');
  await user.click(dialog.getByRole('button', { name: 'Close the goal' }));
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(sent.map(({ version }) => version)).toEqual([`"${GOAL.updatedAt}"`, `"${goal.updatedAt}"`]);
});

it.each([
  [
    'a step',
    { ...GOAL, steps: [{ _id: 's1', text: 'I point', reachedOn: '2026-11-02' }] },
    'Take this back I point',
    { steps: [{ _id: 's1', text: 'I point' }] },
  ],
  [
    'a goal',
    { ...GOAL, status: 'reached', reachedOn: '2026-11-02' },
    'Take this back I ask for help',
    { status: 'open' },
  ],
  [
    'an end',
    { ...GOAL, status: 'closed', closedBecause: 'Too early.' },
    'Take this back I ask for help',
    { status: 'open' },
  ],
])('%s that was recorded by mistake is taken back', async (_, goal, button, body) => {
  const sent = answering((address) => (address.startsWith('/goals') ? [goal] : []));
  const user = draw();
  await user.click(await screen.findByRole('button', { name: button, hidden: true }));
  expect(await screen.findByText('The goal is saved.')).toBeTruthy();
  expect(sent).toEqual([{ method: 'PUT', address: '/goals/g1', body, version: `"${GOAL.updatedAt}"` }]);
});

it('says that the notes of the sessions could not be read', async () => {
  expectFailedRequests();
  answering((address) => (address.startsWith('/goals') ? [GOAL] : unavailable()));
  draw();
  const notes = within(await screen.findByRole('region', { name: 'Session notes' }));
  expect(notes.getByRole('alert').textContent).toContain('This could not be loaded.');
});
