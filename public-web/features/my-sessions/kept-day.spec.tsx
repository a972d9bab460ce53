import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { Session as Planned } from '#contract/plans';
import { accountOf } from '../../api/session.js';
import { CATALOGUES } from '../../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { openDevice } from './device.js';
import { MySessions } from './MySessions.js';

const PROFILE = 'b'.repeat(24);
const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };
const KEPT = 'There is no connection. These are the sessions as this phone kept them on';

const session = (childName: string, day: string, more: Partial<Planned> = {}) =>
  aPlannedSession({
    _id: Buffer.from(childName.padEnd(12)).toString('hex'),
    child: childName,
    childName,
    day,
    ...more,
  });

/** Midday in Sri Lanka. */
const itIs = (day: string) => jest.setSystemTime(new Date(`${day}T06:30:00.000Z`));

let accounts = 0;
const newAccount = () => loggedInAs(`kept ${(accounts += 1)}`);

interface Asked {
  readonly id?: readonly string[];
  readonly since?: string;
  readonly until?: string;
  readonly unresolved?: boolean;
}
/** Answers as the server does: those of the days that were asked for, or the unresolved ones. */
function serverOf(sessions: readonly Planned[], routes: Parameters<typeof serverWith>[0] = {}) {
  serverWith({
    ...routes,
    'GET /sessions?': ({ path }) => {
      const filter = new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}';
      const { id, since = '', until = '9', unresolved = false } = JSON.parse(filter) as Asked;
      const body = unresolved
        ? sessions.filter((one) => one.unresolved)
        : sessions.filter(({ _id, day }) => (id?.includes(_id) ?? true) && day >= since && day <= until);
      return { status: 200, body };
    },
    'GET /goals?': { status: 200, body: [] },
  });
}

type Account = ReturnType<typeof newAccount>;
const open = (account: Account) =>
  renderPage(
    <MySessions session={account} profile={PROFILE} phrases={PHRASES} onRetry={() => undefined} />,
    'en',
    '/my-sessions',
  );

/** Opens the page with a connection on one day and without one on another. */
async function keptOn(day: string, sessions: readonly Planned[], later: string) {
  itIs(day);
  const account = newAccount();
  serverOf(sessions);
  const device = await openDevice(accountOf(account));
  const { unmount } = open(account);
  await waitFor(async () => expect(await device.list('day')).toHaveLength(1));
  unmount();
  itIs(later);
  serverWith({ 'GET ': 'lost' });
  open(account);
}

const childrenUnder = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  return within(section as HTMLElement)
    .getAllByText(/./, { selector: '.child' })
    .map(({ textContent }) => textContent);
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
});
afterEach(() => jest.useRealTimers());

// 2026-11-23 is a Monday.
const WEEK = [
  session('Older', '2026-11-20', { unresolved: true }),
  session('Held', '2026-11-23', { status: 'held' }),
  session('Monday', '2026-11-23', { at: '16:30' }),
  session('Tuesday', '2026-11-24'),
  session('Wednesday', '2026-11-25'),
];

describe('without a connection', () => {
  it('the sessions of the next day are there, and what nobody recorded the day before', async () => {
    await keptOn('2026-11-23', WEEK, '2026-11-24');
    expect(await screen.findByText(`${KEPT} Monday 23 November.`)).toBeTruthy();
    expect(childrenUnder('Please say what happened')).toEqual(['Older', 'Monday']);
    expect(childrenUnder('Today')).toEqual(['Tuesday']);
    expect(childrenUnder('Also kept on this phone')).toEqual(['Held']);
    expect(screen.queryByText('Wednesday')).toBeNull();
  });

  it('the day shows what comes tomorrow, and no more', async () => {
    await keptOn('2026-11-23', WEEK, '2026-11-23');
    expect(await screen.findByText(`${KEPT} Monday 23 November.`)).toBeTruthy();
    expect(childrenUnder('Please say what happened')).toEqual(['Older']);
    expect(childrenUnder('Today')).toEqual(['Held', 'Monday']);
    expect(childrenUnder('Also kept on this phone')).toEqual(['Tuesday']);
  });

  it('a Monday is there that was kept on Sunday', async () => {
    await keptOn('2026-11-22', WEEK, '2026-11-23');
    expect(await screen.findByText(`${KEPT} Sunday 22 November.`)).toBeTruthy();
    expect(childrenUnder('Today')).toEqual(['Held', 'Monday']);
    expect(screen.queryByRole('heading', { name: 'Also kept on this phone' })).toBeNull();
  });

  it('nothing is left on the third day', async () => {
    await keptOn('2026-11-23', WEEK, '2026-11-25');
    expect(await screen.findByText('We could not load this. Check your connection and try again.')).toBeTruthy();
    expect(screen.queryByText('Tuesday')).toBeNull();
  });
});

describe('on a slow connection', () => {
  /** Opens the page, and waits for twenty seconds in which no answer comes. */
  async function openSlowly(account: Account) {
    const { fetch } = globalThis;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.fetch = (...asked) => arrived.then(() => fetch(...asked));
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    open(account);
    for (let second = 0; second < 20; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    return arrive;
  }

  it('the page is loading until the sessions are there', async () => {
    itIs('2026-11-23');
    serverOf(WEEK);
    const arrive = await openSlowly(newAccount());
    expect(screen.getByText('Loading…')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    arrive();
    expect(await screen.findByText('Older')).toBeTruthy();
  });

  it('shows what this phone has kept meanwhile', async () => {
    itIs('2026-11-23');
    const account = newAccount();
    const device = await openDevice(accountOf(account));
    await device.put('day', 'today', { week: [WEEK[3]], unresolved: [], goals: [], keptOn: '2026-11-23' });
    serverOf(WEEK);
    const arrive = await openSlowly(account);
    expect(screen.getByText('Tuesday')).toBeTruthy();
    expect(screen.queryByText('Older')).toBeNull();
    expect(
      screen.getByText(/^The connection is slow\. Until it answers, .* kept them on Monday 23 November\.$/),
    ).toBeTruthy();
    expect(screen.queryByText(/There is no connection/)).toBeNull();
    arrive();
    expect(await screen.findByText('Older')).toBeTruthy();
  });
});

it('a Sunday shows nothing of the week after it', async () => {
  itIs('2026-11-22');
  serverOf(WEEK);
  open(newAccount());
  expect(await screen.findByText('Older')).toBeTruthy();
  expect(screen.queryByText('Monday')).toBeNull();
});

it('what was sent after an opening without a connection brings the sessions of the server', async () => {
  const planned = session('Kavya', '2026-11-25');
  const account = newAccount();
  itIs('2026-11-25');
  serverOf([planned]);
  const device = await openDevice(accountOf(account));
  const { unmount } = open(account);
  await waitFor(async () => expect(await device.list('day')).toHaveLength(1));
  unmount();
  // Nobody can say without a connection whose sessions these are.
  function Page() {
    const [profile, setProfile] = useState<string>();
    return <MySessions session={account} profile={profile} phrases={PHRASES} onRetry={() => setProfile(PROFILE)} />;
  }
  serverWith({ GET: 'lost', POST: 'lost' });
  const { user } = renderPage(<Page />, 'en', '/my-sessions');
  await user.click(await screen.findByRole('button', { name: 'Held' }));
  await screen.findByText(/^1 entry waits/);
  serverOf([{ ...planned, status: 'held' }], { 'POST /sessions': { status: 200, body: planned } });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByText(new RegExp(KEPT))).toBeNull());
  expect(screen.queryByText(/^1 entry waits/)).toBeNull();
});

it('what is being written stays, also of a session that this phone has not kept', async () => {
  itIs('2026-11-25');
  const monday = session('Kavya', '2026-11-23', { status: 'held' });
  serverOf([monday]);
  const { user } = open(newAccount());
  await user.click(await screen.findByRole('link', { name: /^Write a note/ }));
  await user.type(await screen.findByLabelText(/^A sentence for the team/), 'Half a sentence');
  serverWith({ 'GET ': 'lost' });
  // The connection comes and goes.
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByDisplayValue('Half a sentence')).toBeTruthy();
});

it('a note about a day of last week is there to be changed once it is saved', async () => {
  itIs('2026-11-23');
  const friday = session('Kavya', '2026-11-20', { unresolved: true });
  const note = { session: friday._id, steps: [], mood: 3, forTeam: 'One word', language: 'en', by: 'Ruwani' } as const;
  const stored = [friday];
  const { unresolved: _, ...held } = { ...friday, status: 'held' as const };
  serverOf(stored, {
    'PUT /sessions': () => {
      stored[0] = { ...held, note: { ...note, updatedAt: '2026-11-23T06:30:00.000Z' } };
      return { status: 200, body: stored[0].note };
    },
  });
  const { user } = open(newAccount());
  await user.click(await screen.findByRole('link', { name: /^Write a note/ }));
  await user.click(await screen.findByRole('radio', { name: 'Good' }));
  await user.type(screen.getByLabelText(/^A sentence for the team/), 'One word');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await user.click(await screen.findByRole('link', { name: /^Change the note/ }));
  expect(screen.getByLabelText(/^A sentence for the team/)).toHaveProperty('value', 'One word');
  await user.click(screen.getByRole('button', { name: 'Back to my sessions' }));
  expect(childrenUnder('Please say what happened')).toEqual(['Kavya']);
  expect(screen.getByText('No sessions in this week.')).toBeTruthy();
});
