import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SessionNote } from '#contract/goals';
import type { Session } from '#contract/plans';
import { aSession } from '../../../test/aSession';
import { answering, refusal, unavailable } from '../../../test/answering';
import { expectFailedRequests } from '../../../test/expectFailedRequests';
import { renderAdmin } from '../../../test/renderAdmin';
import { CancelSession } from './CancelSession';
import { MoveSession } from './MoveSession';
import { SessionDialog } from './SessionDialog';

const OUTCOMES: readonly (string | null)[] = ['It was held', 'The child was absent', 'Take this back'];

const NOTE: SessionNote = {
  session: 's1',
  mood: 3,
  language: 'en',
  steps: [],
  by: 'Kumari',
  updatedAt: '2026-11-02T11:00:00.000Z',
};

it.each([
  ['planned', undefined, ['It was held', 'The child was absent']],
  ['held', undefined, ['The child was absent', 'Take this back']],
  ['held', NOTE, []],
] as const)(
  'a session that is %s, with the note %j, can be recorded as something else',
  async (status, note, offered) => {
    const session = aSession({ status, day: '2026-11-02', ...(note && { note }) });
    renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
    const dialog = within(await screen.findByRole('dialog'));
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => OUTCOMES.includes(name))).toEqual(offered);
  },
);

it('is recorded above all that is known of it: on a phone nobody has to scroll for what is done every day', async () => {
  renderAdmin(<SessionDialog session={aSession({ day: '2026-11-02' })} onClose={() => undefined} />, {});
  const held = await screen.findByRole('button', { name: 'It was held' });
  const [when] = screen.getAllByRole('term');
  expect(when && held.compareDocumentPosition(when)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('names what a note says to whom as it names every other fact', async () => {
  const note = { ...NOTE, forFamily: 'She waved.', forTeam: 'Bring pictures.' };
  renderAdmin(<SessionDialog session={aSession({ status: 'held', note })} onClose={() => undefined} />, {});
  const names = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(['For the family', 'For the team']);
});

it('what was recorded by mistake is taken back', async () => {
  const sent = answering(() => ({ _id: 's1' }));
  const session = aSession({ status: 'held', day: '2026-11-02' });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name: 'Take this back' }));
  expect(await screen.findByText('Recorded.')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'DELETE', address: '/sessions/s1/outcome' }]);
});

it.each(['It was held', 'Take this back'])('“%s” is about the session as it is shown', async (button) => {
  const sent = answering(() => ({ _id: 's1' }));
  const session = aSession({ status: 'absent', day: '2026-11-02', updatedAt: '2026-11-02T11:00:00.000Z' });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Recorded.')).toBeTruthy();
  expect(sent).toMatchObject([{ address: '/sessions/s1/outcome', version: '"2026-11-02T11:00:00.000Z"' }]);
});

it('a note about another child is deleted, after it is said what goes with it', async () => {
  const sent = answering(() => ({ message: 'Note deleted.' }));
  const session = aSession({ status: 'held', day: '2026-11-02', note: NOTE });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name: 'Delete the note' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete the note of / }));
  expect(dialog.getByText(/^The family can no longer read it/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete the note' }));
  expect(await screen.findByText('The note is deleted.')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'DELETE', address: '/sessions/s1/note' }]);
});

it.each([
  ['owed', true, 'It need not be made up'],
  ['not owed', false, 'It is to be made up'],
] as const)('a cancelled session that is %s is corrected', async (_, owed, name) => {
  const sent = answering(() => ({ _id: 's1' }));
  const updatedAt = '2026-11-02T11:00:00.000Z';
  const session = aSession({ status: 'cancelled', day: '2026-11-02', owed, updatedAt });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Recorded.')).toBeTruthy();
  const version = `"${updatedAt}"`;
  expect(sent).toMatchObject([{ method: 'PUT', address: '/sessions/s1/owed', body: { owed: !owed }, version }]);
});

it('what we cancel is to be made up, but not all that follows when a series ends', async () => {
  const session = { _id: 's1', series: 'r1', day: '2026-12-21', at: '15:00', minutes: 60, childName: 'Sithum' };
  const nothing = (): undefined => undefined;
  const user = renderAdmin(<CancelSession session={session as Session} onBack={nothing} onDone={nothing} />, {});
  const isOwed = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'It is to be made up' }).checked;
  await screen.findByRole('dialog');
  expect(isOwed()).toBe(true);
  await user.selectOptions(screen.getByLabelText('Which sessions'), 'This one and all that follow');
  expect(isOwed()).toBe(false);
  await user.selectOptions(screen.getByLabelText('Which sessions'), 'Only this one');
  expect(isOwed()).toBe(true);
  await user.selectOptions(screen.getByLabelText('Which sessions'), 'This one and all that follow');
  await user.selectOptions(screen.getByLabelText('Who cancels'), 'The family');
  expect(isOwed()).toBe(false);
});

it.each([
  ['in time', '2999-12-03', true],
  ['late', '2026-11-02', false],
])('what a family cancels %s by phone is to be made up as if it had done so on its page', async (_, day, owed) => {
  const close = () => undefined;
  const user = renderAdmin(<CancelSession session={aSession({ day })} onBack={close} onDone={close} />, {});
  await user.selectOptions(await screen.findByLabelText('Who cancels'), 'The family');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'It is to be made up' }).checked).toBe(owed);
});

it('what is cancelled is the session as it is shown', async () => {
  const sent = answering(() => []);
  const close = () => undefined;
  const session = aSession({ updatedAt: '2026-11-02T11:00:00.000Z' });
  const user = renderAdmin(<CancelSession session={session} onBack={close} onDone={close} />, {});
  await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ address: '/sessions/s1/cancel', version: '"2026-11-02T11:00:00.000Z"' }]);
});

it('a reason that the server refuses is said at its field', async () => {
  expectFailedRequests();
  answering(() => refusal({ reason: 'Reason must be 200 characters or fewer.' }));
  const close = () => undefined;
  const user = renderAdmin(<CancelSession session={aSession()} onBack={close} onDone={close} />, {});
  await user.click(await screen.findByRole('button', { name: 'Cancel the session' }));
  const refused = await screen.findByText('Reason must be 200 characters or fewer.');
  expect(screen.getByLabelText('Reason (optional)').getAttribute('aria-describedby')).toBe(refused.id);
});

it('whom to call at home is said below the family, also where no parent is named', async () => {
  renderAdmin(<SessionDialog session={aSession({ visit: { phone: '0771234567' } })} onClose={() => undefined} />, {});
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'Call 0771234567' })).toBeTruthy();
  expect(dialog.getAllByText('Family')).toHaveLength(2);
});

it('a session that would end after midnight is refused at its length', async () => {
  expectFailedRequests();
  answering(() => refusal({ minutes: 'A session ends on the day on which it begins.' }));
  const close = () => undefined;
  const user = renderAdmin(<MoveSession session={aSession({ at: '22:00' })} onBack={close} onDone={close} />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  const length = screen.getByLabelText('Length');
  await user.selectOptions(length, '180');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const refused = await screen.findByText('A session ends on the day on which it begins.');
  expect(length.getAttribute('aria-describedby')).toBe(refused.id);
});

it.each([
  ['only it', '2020-12-03', 'Moved: Wednesday, 2 Dec, 10:00–10:45, Kasun.'],
  [
    'one to come with it',
    '2099-12-03',
    'Moved: Wednesday, 2 Dec, 10:00–10:45, Kasun. A message to the family is written.',
  ],
])('a session that is over, %s, is moved', async (_, day, said) => {
  const session = aSession({ day: '2020-12-02', series: 'r1' });
  answering(() => [
    { ...session, at: '10:00' },
    { ...session, _id: 's2', day },
  ]);
  const close = () => undefined;
  const user = renderAdmin(<MoveSession session={session} onBack={close} onDone={close} />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:00' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(said)).toBeTruthy();
});

it('the reason for a day that something speaks against stays where the session could not be moved', async () => {
  expectFailedRequests();
  const warned = { day: '2099-12-12', at: '18:00', minutes: 45, warnings: ['availability'] };
  const refused = Response.json({ message: 'Not as it is.', sessions: [warned], skipped: [] }, { status: 409 });
  const answers = [refused, unavailable(), [aSession()]];
  const sent = answering(() => answers[sent.length - 1] ?? []);
  const close = () => undefined;
  const user = renderAdmin(<MoveSession session={aSession()} onBack={close} onDone={close} />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:00' } });
  const move = screen.getByRole('button', { name: 'Move' });
  await user.click(move);
  await user.click(await screen.findByRole('checkbox', { name: /^Plan it on / }));
  await user.type(screen.getByLabelText(/^Reason for /), 'She asked.');
  await user.click(move);
  expect(await screen.findByText(/Not now\.|try again/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Reason for /).value).toBe('She asked.');
  await user.click(move);
  expect(await screen.findByText(/^Moved: /)).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ allow: [{ day: warned.day, reason: 'She asked.' }] });
});

it('what was said of the days goes with their list, once something else is chosen', async () => {
  expectFailedRequests();
  const warned = { day: '2099-12-12', at: '18:00', minutes: 45, warnings: ['availability'] };
  answering(() => Response.json({ message: 'The list shows why.', sessions: [warned], skipped: [] }, { status: 409 }));
  const close = () => undefined;
  const user = renderAdmin(<MoveSession session={aSession()} onBack={close} onDone={close} />, {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18:00' } });
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByRole('checkbox', { name: /^Plan it on / });
  expect(screen.getByText(/The list shows why/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:00' } });
  await waitFor(() => expect(screen.queryByText(/The list shows why/)).toBeNull());
  expect(screen.queryByRole('checkbox', { name: /^Plan it on / })).toBeNull();
});
