import { screen, within } from '@testing-library/react';
import type { SessionNote } from '#contract/goals';
import type { Series, Session } from '#contract/plans';
import { aSession } from '../../test/aSession';
import { renderAdmin } from '../../test/renderAdmin';
import { CancelSession } from './CancelSession';
import { DashboardPlans } from './DashboardPlans';
import { HolidaysPage } from './HolidaysPage';
import { HoursPage } from './HoursPage';
import { PauseSeries } from './PauseSeries';
import { SessionDialog } from './SessionDialog';

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
  readonly version: string | null;
}

/** Answers reads and changes, and keeps what is sent. */
function answering(answer: (address: string, body: unknown) => object): Sent[] {
  const sent: Sent[] = [];
  localStorage.setItem('token', 'x');
  globalThis.fetch = (input, init) => {
    const address = input as string;
    const body = init?.body ? (JSON.parse(init.body as string) as unknown) : undefined;
    const method = init?.method ?? 'GET';
    const version = new Headers(init?.headers).get('If-Match');
    if (method !== 'GET') sent.push({ method, address, body, version });
    return Promise.resolve(Response.json(answer(address, body)));
  };
  return sent;
}

const OUTCOMES: readonly (string | null)[] = ['It was held', 'The child was absent', 'Take this back'];

describe('the corrections of holidays', () => {
  it('are changed in the form in which they were added', async () => {
    const at = { createdAt: '2026-11-01T04:00:00.000Z', updatedAt: '2026-11-02T04:00:00.000Z' };
    const corrections = [{ _id: 'h1', day: '2026-12-21', kind: 'school', name: 'Exams', ...at }];
    const sent = answering((address) => (address.startsWith('/holidays') ? corrections : []));
    const user = renderAdmin(<HolidaysPage />, {}, { path: '/holiday-list?year=2026' });
    await user.click(await screen.findByRole('button', { name: 'Edit Monday, 21 Dec 2026' }));
    const day = screen.getByLabelText<HTMLInputElement>('Day');
    expect([day.value, document.activeElement]).toEqual(['2026-12-21', day]);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await user.clear(name);
    await user.click(screen.getByRole('checkbox', { name: 'This day is no holiday of this kind' }));
    await user.click(screen.getByRole('button', { name: 'Save the correction' }));
    expect(await screen.findByText('The correction is saved.')).toBeTruthy();
    const body = { day: '2026-12-21', kind: 'school', removed: true, name: '' };
    expect(sent).toEqual([{ method: 'PUT', address: '/holidays/h1', body, version: `"${at.updatedAt}"` }]);
    expect(screen.getByRole('button', { name: 'Add the correction' })).toBeTruthy();
  });
});

it.each([
  [2026, /^Public and Poya days are from Gazette Extraordinary 2438\/22/],
  [2027, /^The gazette of 2027 had not appeared/],
])('the holidays of %d say where they are from', async (year, source) => {
  const day = { day: `${year}-12-25`, kind: 'public', name: { en: 'Christmas', si: 'නත්තල', ta: 'நத்தார்' } };
  answering((address) => (address.startsWith('/holidays') ? [] : [day]));
  renderAdmin(<HolidaysPage />, {}, { path: `/holiday-list?year=${year}` });
  expect(await screen.findByText(source)).toBeTruthy();
});

it('the dashboard names who is away and still has sessions', async () => {
  const none = { today: 0, unresolved: 0, owed: 0, withoutSeries: 0, familiesWaiting: 0, withdrawn: 0 };
  const lists = { bookingsWithoutSeries: [], waitingFamilies: [], free: [] };
  const onDaysOff = [{ profile: 'p1', tName: 'Kumari', day: '2026-12-21', sessions: 2 }];
  const goals = { withoutNotes: [], stalled: 0, stalledBookings: [], stepsThisMonth: 0 };
  answering((address) => (address.startsWith('/sessions') ? { ...none, ...lists, onDaysOff } : goals));
  renderAdmin(<DashboardPlans />, {});
  const link = await screen.findByRole('link', { name: 'Kumari' });
  expect(link.getAttribute('href')).toBe('/alldetails/p1/show');
  expect(link.parentElement?.textContent).toBe('Kumari: 2 sessions, Monday, 21 Dec 2026');
});

it.each([
  [0, undefined],
  [2, 'b1,b2'],
])('the dashboard leads to %i bookings with withdrawn consent and sessions', async (withdrawn, ids) => {
  const none = { today: 0, unresolved: 0, owed: 0, withoutSeries: 0, familiesWaiting: 0 };
  const lists = { bookingsWithoutSeries: [], waitingFamilies: [], free: [], onDaysOff: [] };
  const goals = { withoutNotes: [], stalled: 0, stalledBookings: [], stepsThisMonth: 0 };
  const figures = { ...none, ...lists, withdrawn, withdrawnBookings: ['b1', 'b2'].slice(0, withdrawn) };
  answering((address) => (address.startsWith('/sessions') ? figures : goals));
  renderAdmin(<DashboardPlans />, {});
  await screen.findByRole('link', { name: /today/ });
  const link = screen.queryByRole('link', { name: /bookings with withdrawn consent that still have sessions/ });
  const filter = new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('filter');
  expect(filter === null ? undefined : (JSON.parse(filter) as { id: string[] }).id.join()).toBe(ids);
});

it('the hours of a month are told to the quarter of an hour', async () => {
  const minutes = { planned: 405, held: 135, absent: 15, cancelled: 0, cancelledLate: 0 };
  answering(() => [{ profile: 'p1', tName: 'Kumari', ...minutes }]);
  renderAdmin(<HoursPage />, {}, { path: '/staff-hours?month=2026-11' });
  const row = await screen.findByRole('row', { name: /Kumari/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['6.75', '2.25', '0.25', '0', '0']);
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
  await user.selectOptions(screen.getByLabelText('Who cancels'), 'The family');
  expect(isOwed()).toBe(false);
});

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

it('what was recorded by mistake is taken back', async () => {
  const sent = answering(() => ({ _id: 's1' }));
  const session = aSession({ status: 'held', day: '2026-11-02' });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name: 'Take this back' }));
  expect(await screen.findByText('Recorded.')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'DELETE', address: '/sessions/s1/outcome' }]);
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
  ['not owed', undefined, 'It is to be made up'],
] as const)('a cancelled session that is %s is corrected', async (_, owed, name) => {
  const sent = answering(() => ({ _id: 's1' }));
  const session = aSession({ status: 'cancelled', day: '2026-11-02', ...(owed && { owed }) });
  const user = renderAdmin(<SessionDialog session={session} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Recorded.')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'PUT', address: '/sessions/s1/owed', body: { owed: owed !== true } }]);
});

describe('a pause of a series', () => {
  const SERIES = { _id: 's1', booking: 'b1' } as Series;
  const session = (day: string) => ({ _id: day, day, at: '15:00', minutes: 60 });
  const byKinds = (body: unknown) => {
    const { skip } = body as { skip: readonly string[] };
    return skip.includes('public') ? [session('2026-12-22'), session('2026-12-25')] : [session('2026-12-22')];
  };

  it('shows the sessions on holidays before it cancels them', async () => {
    const sent = answering((_, body) => byKinds(body));
    const user = renderAdmin(<PauseSeries series={SERIES} what="Tuesday 15:00–16:00" onClose={() => undefined} />, {});
    const dialog = await screen.findByRole('dialog', {
      name: 'Pause the series “Tuesday 15:00–16:00” over holidays?',
    });
    expect(await within(dialog).findByText('Sessions on such days: 1')).toBeTruthy();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Public holidays and Poya days' }));
    expect(await within(dialog).findByText('Friday, 25 Dec 2026, 15:00–16:00')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason (optional)'), 'Holidays.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    expect(await screen.findByText('2 sessions are cancelled.')).toBeTruthy();
    const body = { skip: ['public', 'school'], reason: 'Holidays.' };
    expect(sent).toContainEqual({ method: 'POST', address: '/series/s1/pause', body, version: null });
  });

  it('offers nothing where no session is on a holiday', async () => {
    answering(() => []);
    renderAdmin(<PauseSeries series={SERIES} what="Tuesday" onClose={() => undefined} />, {});
    expect(await screen.findByText('None of its coming sessions is on such a day.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel \d/ })).toBeNull();
  });
});
