import { act, screen, waitFor } from '@testing-library/react';
import type { SessionNote } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import { accountOf } from '../../api/session.js';
import { CATALOGUES } from '../../messages/texts.server.js';
import { aPlannedSession, loggedInAs } from '../../test/planned.js';
import { renderPage } from '../../test/render.js';
import { serverWith } from '../../test/routes.js';
import { daysLater, today } from '../sessions/words.js';
import { forgetDay, openDevice } from './device.js';
import { MySessions } from './MySessions.js';
import type { QueuedChange } from './queue.js';

const ID = 'a'.repeat(24);
const PROFILE = 'b'.repeat(24);
const PHRASES = { en: CATALOGUES.en.phrases, si: CATALOGUES.si.phrases, ta: CATALOGUES.ta.phrases };
const UNSAVED = 'You wrote this earlier and have not saved it yet.';
const SESSION = aPlannedSession({ status: 'held' });
const noteOf = (forTeam: string, updatedAt: string): SessionNote => ({
  session: ID,
  steps: [],
  mood: 3,
  forTeam,
  language: 'en',
  by: 'Ruwani',
  updatedAt,
});
const FIRST = noteOf('First words', '2026-11-27T10:00:00.000Z');
const THEIRS = noteOf('From the tablet', '2026-11-27T11:00:00.000Z');

let accounts = 0;
const newAccount = () => loggedInAs(`draft ${(accounts += 1)}`);
type Account = ReturnType<typeof newAccount>;

function open(account: Account, session: Planned, routes: Parameters<typeof serverWith>[0] = {}) {
  const calls = serverWith({
    'GET /sessions?': ({ path }) => ({ status: 200, body: path.includes('unresolved') ? [] : [session] }),
    'GET /goals?': { status: 200, body: [] },
    ...routes,
  });
  const page = <MySessions session={account} profile={PROFILE} phrases={PHRASES} onRetry={() => undefined} />;
  return { calls, ...renderPage(page, 'en', `/my-sessions#note-${ID}`) };
}
const team = () => screen.findByLabelText<HTMLTextAreaElement>('A sentence for the team (optional)');
const drafts = async (account: Account) =>
  (await openDevice(accountOf(account))).list<{ fields: { forTeam: string } }>('draft');

/** Half a note is typed, and the phone closes the page. */
async function closedWhileTyping(account: Account, session = SESSION) {
  const { user, unmount } = open(account, session);
  await user.clear(await team());
  await user.type(await team(), 'Half a sentence');
  await waitFor(async () => expect(await drafts(account)).toMatchObject([{ fields: { forTeam: 'Half a sentence' } }]));
  unmount();
}

describe('a note that was not saved', () => {
  it('is there again when the phone has closed the page, says so, and is gone once it is saved', async () => {
    const account = newAccount();
    await closedWhileTyping(account);
    const { calls, user } = open(account, SESSION, { 'PUT /sessions': { status: 200, body: FIRST } });
    expect((await team()).value).toBe('Half a sentence');
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('Your note is saved.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ mood: 3, language: 'en', forTeam: 'Half a sentence' });
    expect(await drafts(account)).toEqual([]);
  });

  it('is sent once, however often the button is tapped', async () => {
    const { calls, user } = open(newAccount(), SESSION, { 'PUT /sessions': { status: 200, body: FIRST } });
    await team();
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    const save = screen.getByRole('button', { name: 'Save the note' });
    act(() => save.click());
    act(() => save.click());
    await screen.findByText('Your note is saved.');
    await waitFor(() => expect(document.querySelector('.waiting-list')?.textContent).toBe(''));
    expect(calls).toHaveLength(1);
  });

  it('is there again after the way back', async () => {
    const { user } = open(newAccount(), SESSION);
    await user.type(await team(), 'Half a sentence');
    await user.click(screen.getByRole('button', { name: 'Back to my sessions' }));
    await user.click(await screen.findByRole('link', { name: /^Write a note/ }));
    expect((await team()).value).toBe('Half a sentence');
  });

  it('is left with the way back of the phone, which keeps it and leaves the focus on the page', async () => {
    const heading = document.createElement('h1');
    heading.tabIndex = -1;
    document.body.append(heading);
    const account = newAccount();
    const { router, user } = open(account, SESSION);
    await act(() => router.navigate('/my-sessions'));
    await act(() => router.navigate(`/my-sessions#note-${ID}`));
    await user.type(await team(), 'Half a sentence');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Today' });
    expect(document.activeElement).toBe(heading);
    await waitFor(async () =>
      expect(await drafts(account)).toMatchObject([{ fields: { forTeam: 'Half a sentence' } }]),
    );
    heading.remove();
  });

  it('can be deleted: the saved words are there', async () => {
    const account = newAccount();
    const session = { ...SESSION, note: FIRST };
    await closedWhileTyping(account, session);
    const { user } = open(account, session);
    await user.click(await screen.findByRole('button', { name: 'Delete what I wrote' }));
    await waitFor(async () => expect((await team()).value).toBe('First words'));
    expect(screen.queryByText(UNSAVED)).toBeNull();
    expect(await drafts(account)).toEqual([]);
  });

  it('takes the place of no other note that was saved meanwhile', async () => {
    const account = newAccount();
    await closedWhileTyping(account, { ...SESSION, note: FIRST });
    const routes = { 'PUT /sessions': { status: 412 }, [`GET /sessions/${ID}/note`]: { status: 200, body: THEIRS } };
    const { calls, user } = open(account, { ...SESSION, note: THEIRS }, routes);
    await team();
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('From the tablet')).toBeTruthy();
    expect(screen.getByText('Half a sentence')).toBeTruthy();
    expect(calls[0]?.headers.get('If-Match')).toBe(`"${FIRST.updatedAt}"`);
  });

  it('takes the place of no other note that arrives while it is being typed', async () => {
    const sessions = [{ ...SESSION, note: FIRST }];
    const { calls, user } = open(newAccount(), SESSION, {
      'PUT /sessions': { status: 412 },
      [`GET /sessions/${ID}/note`]: { status: 200, body: THEIRS },
      'GET /sessions?': ({ path }) => ({ status: 200, body: path.includes('unresolved') ? [] : sessions }),
    });
    await user.type(await team(), ' and more');
    sessions[0] = {
      ...SESSION,
      note: { ...THEIRS, earlier: [{ by: 'Ruwani', at: THEIRS.updatedAt, forTeam: 'Seen' }] },
    };
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Seen');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('From the tablet')).toBeTruthy();
    expect(calls[0]?.headers.get('If-Match')).toBe(`"${FIRST.updatedAt}"`);
  });

  it('leaves with whoever logs out', async () => {
    const account = newAccount();
    await closedWhileTyping(account);
    await forgetDay(accountOf(account));
    expect(await drafts(account)).toEqual([]);
  });

  it('goes when it is too late to save it', async () => {
    const account = newAccount();
    const device = await openDevice(accountOf(account));
    await device.put('draft', ID, { name: ID, until: daysLater(today(), -1), base: null, fields: {} });
    open(account, SESSION);
    await waitFor(async () => expect(await drafts(account)).toEqual([]));
  });
});

describe('a note that is written where one waits already', () => {
  const waiting = async (account: Account) =>
    [...(await (await openDevice(accountOf(account))).list<QueuedChange>('waiting'))].sort((a, b) => a.place - b.place);
  const save = async ({ user }: ReturnType<typeof open>, words: string) => {
    await user.clear(await team());
    await user.type(await team(), words);
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    await screen.findByText('Your note is saved.');
  };
  /** Another tab has written a note of the session. */
  const keepOther = async (account: Account) => {
    const change = { kind: 'note', note: { steps: [], mood: 3, language: 'en', forTeam: 'Other tab' } } as const;
    const other = { key: 'other', session: ID, change, base: null, place: 1, about: SESSION };
    await (await openDevice(accountOf(account))).put('waiting', other.key, other);
  };
  const basesOf = async (account: Account) => (await waiting(account)).map(({ base }) => base);

  const expectBoth = async (account: Account) => {
    expect(await waiting(account)).toMatchObject([{ key: 'other' }, { change: { note: { forTeam: 'This tab' } } }]);
    const [first, second] = await basesOf(account);
    expect(second).not.toBe(first);
  };

  it('takes its place where its words were shown', async () => {
    const account = newAccount();
    const page = open(account, SESSION, { 'PUT /sessions': 'lost' });
    await save(page, 'First');
    await page.user.click(await screen.findByRole('link', { name: /^Change the note/ }));
    expect((await team()).value).toBe('First');
    await save(page, 'Second');
    expect(new Set(await basesOf(account))).toEqual(new Set([null]));
  });

  it('is based on what has arrived of it meanwhile', async () => {
    const answers = ['lost', { status: 200, body: THEIRS }] as const;
    let sent = 0;
    const page = open(newAccount(), SESSION, {
      'PUT /sessions': () => answers[sent++] ?? 'lost',
      'GET /sessions?': ({ path }) => {
        const note = sent > 1 ? THEIRS : undefined;
        return { status: 200, body: path.includes('unresolved') ? [] : [{ ...SESSION, note }] };
      },
    });
    await save(page, 'From the tablet');
    await page.user.click(await screen.findByRole('link', { name: /^Change the note/ }));
    await team();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(sent).toBe(2));
    await page.user.type(await team(), '!');
    await page.user.click(screen.getByRole('button', { name: 'Save the note' }));
    await waitFor(() => expect(page.calls.at(-1)?.headers.get('If-Match')).toBe(`"${THEIRS.updatedAt}"`));
  });

  it('stands beside one that another tab has written meanwhile', async () => {
    const account = newAccount();
    const page = open(account, SESSION, { 'PUT /sessions': 'lost' });
    await team();
    await keepOther(account);
    await save(page, 'This tab');
    await expectBoth(account);
  });

  it('stands beside one that another tab has written after it was typed and before it was opened again', async () => {
    const account = newAccount();
    await closedWhileTyping(account);
    await keepOther(account);
    await save(open(account, SESSION, { 'PUT /sessions': 'lost' }), 'This tab');
    await expectBoth(account);
  });
});
